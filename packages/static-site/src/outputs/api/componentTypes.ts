import type { ApiDocument, ApiExportDocument, ApiPage } from './apiSchema.ts'

/**
 * Declares the components and directives of a Vue library globally, in TypeScript: the Vue language server completes and documents templates
 * with it. Members have the types of the library's own declarations, which may be incomplete, and the descriptions of the tables, which show
 * their types in full.
 */
export function componentTypes({ library, locale, pages }: ApiDocument): string {
  const exports = pages.flatMap((page) => page.exports.map((item) => ({ item, page })))
  const components = exports.filter(({ item }) => item.kind === 'component').flatMap(({ item, page }) => componentLines(item, page))
  return [
    `// ${library.name} ${library.version} (${locale})`,
    `import type { ObjectDirective, PublicProps } from 'vue'`,
    '',
    ...helpers(library.name),
    '',
    `declare module 'vue' {`,
    '  interface GlobalComponents {',
    ...indent(components, 2),
    '  }',
    '  interface GlobalDirectives {',
    ...indent(
      exports.flatMap(({ item }) => directiveLines(item)),
      2,
    ),
    '  }',
    '}',
    '',
  ].join('\n')
}

/**
 * The mapped type of props keeps the comments and the question marks of `Members`. What the library does not declare is the only `any`: with
 * `unknown`, a template could not destructure what a slot gets, and a listener's parameters would have no type in strict mode.
 */
function helpers(library: string): string[] {
  return [
    '// What the library does not declare: with `unknown`, templates could not use what slots and listeners get.',
    'type Undeclared = any',
    'type Slot = (props: Undeclared) => Undeclared',
    'type Method = (...values: unknown[]) => Undeclared',
    `type Exports = typeof import('${library}')`,
    'type PropsOf<Name> = Name extends keyof Exports ? (Exports[Name] extends new () => { $props: infer Props } ? Props : object) : object',
    'type TypeOf<Props, Name> = Name extends keyof Props ? Props[Name] : Undeclared',
    'type Component<Name, Members, Slots, Methods = object> = new () => {',
    '  $props: PublicProps & { [Member in keyof Members]: TypeOf<PropsOf<Name>, Member> }',
    '  $slots: Slots & Record<string, Slot>',
    '} & Methods',
  ]
}

function componentLines(
  { name, props = {}, events = {}, slots = {}, methods = {}, deprecated }: ApiExportDocument,
  page: ApiPage,
): string[] {
  const members = [
    ...Object.entries(props).flatMap(([prop, row]) =>
      memberLines(prop, { ...row, type: row.type, isOptional: row.required !== true, declared: 'unknown' }),
    ),
    ...Object.entries(events).flatMap(([event, row]) =>
      memberLines(`on${capitalised(camelCase(event))}`, { ...row, type: row.params, isOptional: true, declared: 'unknown' }),
    ),
  ]
  const slotMembers = Object.entries(slots)
    // `[column.slot]` describes slots that the user of the component names.
    .filter(([slot]) => !slot.startsWith('['))
    .flatMap(([slot, row]) => memberLines(slot, { ...row, type: row.props, isOptional: true, declared: 'Slot' }))
  const methodMembers = Object.entries(methods).flatMap(([method, row]) =>
    memberLines(method, { ...row, type: row.signature, isOptional: false, declared: 'Method' }),
  )
  return [
    ...commentLines({ description: `${page.description}\n\n[${page.title}](${page.url})`, deprecated }),
    `${name}: Component<`,
    ...indent([`'${name}',`, ...objectLines(members, ','), ...objectLines(slotMembers, ','), ...objectLines(methodMembers, '')]),
    '>',
  ]
}

function directiveLines({ directives = {} }: ApiExportDocument): string[] {
  return Object.entries(directives).flatMap(([name, row]) =>
    memberLines(camelCase(name), { ...row, type: row.value, isOptional: false, declared: 'ObjectDirective' }),
  )
}

interface Documented {
  description: string
  type?: string | undefined
  default?: string | undefined
  since?: string | undefined
  deprecated?: string | undefined
}

interface Member extends Documented {
  isOptional: boolean
  /** Its type in the declaration; that of a prop or a listener is replaced by the library's. */
  declared: string
}

function memberLines(name: string, { isOptional, declared, ...row }: Member): string[] {
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`
  return [...commentLines(row), `${key}${isOptional ? '?' : ''}: ${declared}`]
}

function commentLines({ description, type, default: preset, since, deprecated }: Documented): string[] {
  const tags = { default: preset, since, deprecated }
  const lines = [
    ...(type === undefined ? [] : [`\`${type}\``, '']),
    ...description.split('\n'),
    ...Object.entries(tags).flatMap(([tag, value]) => (value === undefined ? [] : [`@${tag} ${value}`])),
  ]
  return ['/**', ...lines.map((line) => ` * ${line.replaceAll('*/', '*\\/')}`.trimEnd()), ' */']
}

function objectLines(members: readonly string[], end: string): string[] {
  return members.length > 0 ? ['{', ...indent(members), `}${end}`] : [`object${end}`]
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function indent(lines: readonly string[], levels = 1): string[] {
  return lines.map((line) => '  '.repeat(levels) + line)
}
