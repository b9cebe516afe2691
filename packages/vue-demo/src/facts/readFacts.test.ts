import { beforeAll, describe, expect, test } from 'vitest'
import type { ExportFacts, Facts } from './factTypes.ts'
import { knownDirectives } from '../vite/importDirectives.ts'
import { readFacts } from './readFacts.ts'

describe('facts of the installed library', () => {
  let facts: Facts
  const of = (name: string): ExportFacts => facts[name] ?? expect.fail(`no facts of ${name}`)

  beforeAll(async () => {
    facts = await readFacts()
  })

  test('cover every component, with its inherited props', () => {
    const components = Object.values(facts).filter(({ kind }) => kind === 'component')
    expect(components.length).toBe(122)
    expect(components.reduce((sum, { props }) => sum + Object.keys(props).length, 0)).toBe(1019)
    expect(of('Button').props['target']).toEqual({
      types: ['String'],
      isRequired: false,
      default: '_self',
      values: ['_blank', '_self', '_parent', '_top'],
    })
  })

  test('include types, runtime defaults, and the values accepted by validators', () => {
    expect(of('Button').props['size']).toEqual({ types: [], isRequired: false, default: 'default', values: ['small', 'large', 'default'] })
    expect(of('Button').props['loading']).toEqual({ types: ['Boolean'], isRequired: false, default: false })
    expect(of('Table').props['columns']).toEqual({ types: ['Array'], isRequired: false, default: [] })
    expect(of('UserName').props['rules']?.default).toEqual([{ required: true, message: '请输入用户名！', trigger: 'change' }])
    expect(of('Captcha').props['rules']?.default).toEqual([{ required: true, message: '请输入验证码！', trigger: 'change' }])
    expect(of('Title').props['level']?.values).toEqual([1, 2, 3, 4, 5, 6])
    expect(of('AnchorLink').props['scrollOffset']).toEqual({ types: ['Number'], isRequired: false, isDefaultUnknown: true })
    expect(of('RadioGroup').props['name']).toEqual({ types: ['String'], isRequired: false, isDefaultUnknown: true })
  })

  test('include events that are declared, inherited, or only emitted', () => {
    expect(of('Page').events).toContain('on-page-size-change')
    expect(of('Poptip').events).toContain('on-popper-show')
    expect(of('Alert').events).toEqual(['on-close'])
    expect(of('Progress').events).toEqual(['on-status-change'])
    expect(of('Upload').events).toEqual([])
  })

  test('include events of a component’s root component, but not of its other children', () => {
    const edits = ['on-edit-start', 'on-edit-end', 'on-edit-change', 'on-edit-cancel']
    for (const name of ['Title', 'Text', 'Paragraph', 'Link']) {
      expect(of(name).events.toSorted()).toEqual(['on-copy-success', 'on-copy-error', ...edits, 'update:modelValue'].toSorted())
    }
    expect(of('Typography').events).toEqual([])
  })

  test('include slots from templates, from render functions, and from extended components', () => {
    expect(of('Modal').slots).toEqual(['header', 'close', 'default', 'footer'])
    expect(of('BreadcrumbItem').slots.toSorted()).toEqual(['default', 'separator'])
    expect(of('DatePicker').slots).toEqual(['default'])
    expect(of('Table').slots).toContain('[column.slot]')
    expect(of('Icon').slots).toEqual([])
  })

  test('distinguish services, functions and components', () => {
    expect(of('Message').kind).toBe('service')
    expect(of('LoadingBar').statics).toEqual(['start', 'update', 'finish', 'error', 'config', 'destroy'])
    expect(of('Modal')).toMatchObject({ kind: 'component', statics: ['info', 'success', 'warning', 'error', 'confirm', 'remove'] })
    expect(of('Copy').kind).toBe('function')
    expect(of('Form').methods).toContain('validateField')
  })

  test('include the directives, and what they read from their binding', () => {
    const directives = Object.keys(facts).filter((name) => facts[name]?.kind === 'directive')
    expect(directives.map((name) => name.slice(2)).sort()).toEqual([...knownDirectives].sort())
    expect(directives.map((name) => facts[name]?.binding)).toEqual(directives.map(() => ['value']))
  })
})
