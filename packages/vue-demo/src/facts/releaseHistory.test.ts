import { expect, test } from 'vitest'
import type { ExportFacts, Facts, PropFact } from './factTypes.ts'
import { addRelease, outdatedMembers, type Release, type ReleaseHistory } from './releaseHistory.ts'

const component: ExportFacts = { kind: 'component', props: {}, events: [], slots: [], statics: [], methods: [] }
const text: PropFact = { types: ['String'], isRequired: false, default: 'a' }

const first: Facts = {
  Button: { ...component, props: { size: text, old: text }, events: ['on-click', 'update:modelValue'], methods: ['focus'] },
  Copy: { ...component, kind: 'function' },
}
const second: Facts = {
  Button: {
    ...component,
    props: { size: { ...text, values: ['a', 'b'], default: 'b' }, shape: { ...text, isRequired: true } },
    events: ['on-click'],
    methods: ['focus'],
    deprecated: ['on-click'],
  },
  Copy: { ...component, kind: 'function' },
  'v-wide': { ...component, kind: 'directive', binding: ['value'] },
}
const third: Facts = { ...second, Button: { ...component, ...second['Button'], props: first['Button']?.props ?? {} } }

const releases: Release[] = [
  { version: '1.0.0', facts: first },
  { version: '1.1.0', facts: second },
  { version: '1.1.1', facts: third },
]
const none: ReleaseHistory = { package: 'kit', releases: [], members: {} }
const history = releases.reduce(addRelease, none)

test('a history names what each release added, changed, deprecated and removed', () => {
  expect(history.releases).toEqual(['1.0.0', '1.1.0', '1.1.1'])
  expect(history.members).toEqual({
    Button: { '1.0.0': {} },
    'Button.props.size': {
      '1.0.0': { type: 'string', default: "'a'" },
      '1.1.0': { type: "'a' | 'b'", default: "'b'" },
      '1.1.1': { type: 'string', default: "'a'" },
    },
    'Button.props.old': { '1.0.0': { type: 'string', default: "'a'" }, '1.1.0': null, '1.1.1': { type: 'string', default: "'a'" } },
    'Button.props.shape': { '1.1.0': { type: 'string', default: "'a'", required: true }, '1.1.1': null },
    'Button.events.on-click': { '1.0.0': {}, '1.1.0': { deprecated: true } },
    'Button.instance.focus': { '1.0.0': {} },
    Copy: { '1.0.0': {} },
    'Copy.methods.Copy': { '1.0.0': {} },
    'v-wide': { '1.1.0': {} },
  })
})

test('a history is compared with the package of any of its releases', () => {
  expect(releases.flatMap((release) => outdatedMembers(history, release))).toEqual([])
  expect(outdatedMembers(history, { version: '1.0.0', facts: second }).toSorted()).toEqual([
    'Button.events.on-click',
    'Button.props.old',
    'Button.props.shape',
    'Button.props.size',
    'v-wide',
  ])
  expect(outdatedMembers(history, { version: '2.0.0', facts: first })).toContain('Button')
})
