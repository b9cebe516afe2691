import { parse, type SFCTemplateBlock } from '@vue/compiler-sfc'

/** Something of the library that the code of a demo uses. */
export interface UsedMember {
  /** Its name in a `ReleaseHistory`: `Button`, `Button.props.size`, `v-width`. */
  member: string
  /** The value of a prop, if the code gives it as a literal. */
  value?: string | number
}

type TemplateNode = NonNullable<SFCTemplateBlock['ast']>['children'][number]
type Element = Extract<TemplateNode, { tag: string }>
type Attribute = Element['props'][number]

/** Directives that Vue itself has. */
const builtIn = new Set([
  'if',
  'else',
  'else-if',
  'for',
  'show',
  'model',
  'html',
  'text',
  'once',
  'pre',
  'cloak',
  'memo',
  'bind',
  'on',
  'slot',
])

/** Exports of view-ui-plus that a single-file component imports, with the props, events, slots, functions and directives that it uses of them. */
export function usedMembers(source: string): UsedMember[] {
  const { descriptor } = parse(source)
  const script = `${descriptor.script?.content ?? ''}\n${descriptor.scriptSetup?.content ?? ''}`
  const imports = importsOf(script)
  const called = [...imports].flatMap(([local, name]) =>
    Array.from(script.matchAll(new RegExp(String.raw`\b${local}\.(\w+)\(`, 'g')), ([, method = '']) => ({
      member: `${name}.methods.${method}`,
    })),
  )
  const inTemplate = [...usedIn(descriptor.template?.ast?.children ?? [], imports, undefined)]
  return [...[...imports.values()].map((member) => ({ member })), ...called, ...inTemplate]
}

/** Local name → export. */
function importsOf(script: string): Map<string, string> {
  const lists = Array.from(script.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]view-ui-plus['"]/g), ([, list = '']) => list.split(','))
  const named = lists.flat().map((specifier) => specifier.trim().split(/\s+as\s+/))
  // Types are not in what a release exports at run time.
  return new Map(named.flatMap(([name = '', local = name]) => (name && !name.startsWith('type ') ? [[local, name]] : [])))
}

function* usedIn(nodes: readonly TemplateNode[], imports: ReadonlyMap<string, string>, parent: string | undefined): Generator<UsedMember> {
  for (const node of nodes) {
    if (!('tag' in node)) continue
    const name = node.tag === 'template' ? parent : imports.get(pascalCase(node.tag))
    for (const attribute of node.props) yield* usedBy(attribute, name)
    if (name && node.tag !== 'template' && node.children.some(isContent)) yield { member: `${name}.slots.default` }
    yield* usedIn(node.children, imports, name)
  }
}

function* usedBy(attribute: Attribute, name: string | undefined): Generator<UsedMember> {
  if (!('modifiers' in attribute)) {
    if (name) yield { member: `${name}.props.${camelCase(attribute.name)}`, value: attribute.value?.content ?? '' }
    return
  }
  if (!builtIn.has(attribute.name)) yield { member: `v-${attribute.name}` }
  const argument = attribute.arg && 'isStatic' in attribute.arg && attribute.arg.isStatic ? attribute.arg.content : undefined
  // A computed name can be anything.
  if (!name || (attribute.arg && argument === undefined)) return
  if (attribute.name === 'model') yield { member: `${name}.props.${camelCase(argument ?? 'modelValue')}` }
  if (attribute.name === 'slot') yield { member: `${name}.slots.${argument ?? 'default'}` }
  if (attribute.name === 'on' && argument) yield { member: `${name}.events.${argument}` }
  if (attribute.name === 'bind' && argument)
    yield { member: `${name}.props.${camelCase(argument)}`, ...literalOf(attribute.exp?.loc.source) }
}

/** Whether a child of a component is content of its default slot. */
function isContent(node: TemplateNode): boolean {
  if ('tag' in node) return node.tag !== 'template' || !node.props.some(({ name }) => name === 'slot')
  return 'content' in node && (typeof node.content !== 'string' || node.content.trim() !== '') && !node.loc.source.startsWith('<!--')
}

function literalOf(code = ''): Pick<UsedMember, 'value'> {
  const text = /^'([^']*)'$/.exec(code)?.[1]
  if (text !== undefined) return { value: text }
  return /^-?\d+(\.\d+)?$/.test(code) ? { value: Number(code) } : {}
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function pascalCase(name: string): string {
  return camelCase(`-${name}`).replace(/^-/, '')
}
