import { describe, expect, test } from 'vitest'
import { checkApi, type CheckedDirective, type CheckedExport } from './checkApi.ts'
import type { Facts } from './factTypes.ts'

const facts: Facts = {
  Widget: {
    kind: 'component',
    props: {
      size: { types: ['String'], isRequired: false, default: 'default', values: ['small', 'default'] },
      items: { types: ['Array'], isRequired: true },
      width: { types: ['String', 'Number'], isRequired: false },
      open: { types: ['Boolean'], isRequired: false, default: false },
      format: { types: ['Function'], isRequired: false, default: String },
      offset: { types: ['Number'], isRequired: false, isDefaultUnknown: true },
    },
    events: ['on-change', 'update:modelValue'],
    slots: ['default'],
    statics: ['show'],
    methods: ['focus', 'handleClick'],
  },
  'v-wide': { kind: 'directive', props: {}, events: [], slots: [], statics: [], methods: [], binding: ['arg', 'value'] },
  Message: { kind: 'service', props: {}, events: [], slots: [], statics: ['info', 'message'], methods: [] },
}

const widget = {
  props: {
    size: { type: "'small' | 'default'", default: "'default'" },
    items: { type: 'Item[]', required: true },
    width: { type: 'string | number' },
    open: { type: 'boolean', default: 'false' },
    format: { type: '(value: string | number) => string | undefined', default: '(value) => String(value)' },
    offset: { type: 'number', default: '0' },
  },
  events: { 'on-change': {} },
  slots: { default: {} },
  methods: { show: {} },
} satisfies CheckedExport

const check = (changes: CheckedExport) => checkApi({ Widget: { ...widget, ...changes } }, facts)
const checkDirective = (name: string, binding: CheckedDirective) => checkApi({ Directives: { directives: { [name]: binding } } }, facts)
const checkProp = (name: keyof typeof widget.props, changes: object) =>
  check({ props: { ...widget.props, [name]: { ...widget.props[name], ...changes } } })

describe('[DOC-17] the check of API tables', () => {
  test('finds nothing when they agree', () => {
    expect(checkApi({ Widget: widget, Message: { methods: { info: {} }, props: { content: { type: 'string' } } } }, facts)).toEqual([])
  })

  test('finds documented members that do not exist', () => {
    expect(checkApi({ Gadget: {} }, facts)).toEqual(['Gadget: view-ui-plus has no such export.'])
    expect(check({ props: { ...widget.props, colour: { type: 'string' } } })).toEqual([
      'Widget, prop colour: documented, but not in the library.',
    ])
    expect(check({ events: { ...widget.events, click: {} } })).toEqual(['Widget, event click: documented, but not in the library.'])
    expect(check({ slots: { ...widget.slots, footer: {} } })).toEqual(['Widget, slot footer: documented, but not in the library.'])
    expect(check({ methods: { ...widget.methods, close: {} } })).toEqual(['Widget, method close: documented, but not in the library.'])
  })

  test('finds undocumented members', () => {
    const { open: _, ...props } = widget.props
    expect(check({ props, events: {}, slots: {}, methods: {} })).toEqual([
      'Widget, event on-change: in the library, but not documented.',
      'Widget, slot default: in the library, but not documented.',
      'Widget, method show: in the library, but not documented.',
      'Widget, prop open: in the library, but not documented.',
    ])
  })

  test('compares what a directive reads', () => {
    expect(checkDirective('v-wide', { value: 'number', arg: "'x'" })).toEqual([])
    expect(checkDirective('v-wide', { value: 'number', modifiers: "'once'" })).toEqual([
      'v-wide, its modifiers: documented, but not in the library.',
      'v-wide, its arg: in the library, but not documented.',
    ])
    expect(checkDirective('v-high', { value: 'number' })).toEqual(['v-high: view-ui-plus has no such directive.'])
    expect(checkDirective('Widget', { value: 'number' })).toEqual(['Widget: view-ui-plus has no such directive.'])
  })

  test.each([
    ['open', { default: 'true' }, 'its default is false, not true.'],
    ['open', { default: undefined }, 'its default false is not documented.'],
    ['width', { default: '1' }, 'has no default, but 1 is documented.'],
    ['size', { default: 'default' }, 'its documented default default is not a JavaScript expression.'],
    ['format', { default: 'null' }, 'its default is a function, not null.'],
    ['items', { required: undefined }, 'is required, which is not documented.'],
    ['open', { required: true }, 'is documented as required, but is not.'],
    ['size', { type: "'small' | 'large' | 'default'" }, "the value 'large' is documented, but not allowed."],
    ['size', { type: "'default'" }, "the value 'small' is allowed, but not documented."],
    ['width', { type: 'string' }, 'its type is String | Number, not string.'],
    ['items', { type: 'string' }, 'its type is Array, not string.'],
    ['open', { type: 'boolean | Options' }, undefined],
    ['items', { type: 'Items' }, undefined],
  ] as const)('compares prop %s with %o', (name, changes, problem) => {
    expect(checkProp(name, changes)).toEqual(problem === undefined ? [] : [`Widget, prop ${name}: ${problem}`])
  })
})
