import { expect, test } from 'vitest'
import { coverApi } from './coverApi.ts'
import type { ExportFacts } from './factTypes.ts'

const nothing: ExportFacts = { kind: 'component', props: {}, events: [], slots: [], statics: [], methods: [] }
const prop = { types: ['String'], isRequired: false }

test('[DOC-17] coverage compares documented members with the library’s public ones', () => {
  const facts = {
    Button: { ...nothing, props: { type: prop, size: prop }, events: ['on-click', 'update:modelValue'], slots: ['default'] },
    Poptip: { ...nothing, props: { trigger: prop } },
    Option: { ...nothing, events: ['on-select-selected'] },
    Message: { ...nothing, kind: 'service' as const, statics: ['info', 'message'] },
    'v-wide': { ...nothing, kind: 'directive' as const, binding: ['value'] },
  }
  const documented = {
    Button: { props: { type: { type: 'string' } }, events: { 'on-click': {} } },
    Poptip: {},
    Option: {},
    Style: { directives: { 'v-wide': { value: 'number' } } },
  }
  const { cover, missing } = coverApi(documented, facts)
  expect(Object.fromEntries(cover.map(({ of, documented, real }) => [of, `${documented}/${real}`]))).toEqual({
    exports: '4/5',
    props: '1/3',
    events: '1/1',
    slots: '0/1',
    methods: '0/1',
  })
  expect(missing).toEqual(['Message'])
})
