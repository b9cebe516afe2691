import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from '@vue/compiler-sfc'
import { libraryExports, resolveInLibrary } from '../library.ts'
import { parseScript, visitNodes, type Node, type TemplateNode } from './syntax.ts'

/** Facts that are only in the source of a component. */
export interface SourceFacts {
  /** Events emitted on the component itself, declared or not, and those of its root component, if it only renders that. */
  emitted: string[]
  slots: string[]
  /** Members below a comment with `@deprecated`. */
  deprecated: string[]
}

/** Reads events and slots of every export from the source files of a release. */
export function scanSources(folder: string): Map<string, SourceFacts> {
  const types = scanTypes(folder)
  return new Map(
    [...libraryExports(folder)].map(([name, { file }]) => {
      const facts = scanComponent(file)
      return [name, { ...facts, deprecated: [...new Set([...facts.deprecated, ...(types.get(name) ?? [])])] }]
    }),
  )
}

/** Deprecated members by export, from the type declarations that are published with the package. */
function scanTypes(folder: string): Map<string, string[]> {
  const files = globSync('types/**/*.d.ts', { cwd: folder }).sort()
  const declarations = files.flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split(/^export declare (?=const)/m))
  return new Map(
    declarations.flatMap((code) => {
      const name = /^const (\w+)/.exec(code)?.[1]
      return name ? [[name, deprecatedIn(code)]] : []
    }),
  )
}

/** Names below a doc comment with `@deprecated`; types write props with hyphens. */
function deprecatedIn(code: string): string[] {
  const marked = code.matchAll(/\/\*\*(?:(?!\*\/)[\s\S])*?@deprecated(?:(?!\*\/)[\s\S])*\*\/\s*['"]?([\w-]+(?::[\w-]+)?)/g)
  return Array.from(marked, ([, name = '']) => (name.startsWith('on-') ? name : camelCase(name)))
}

function scanComponent(file: string): SourceFacts {
  const emitted = new Set<string>()
  const slots = new Set<string>()
  const deprecated = new Set<string>()
  for (const source of sourcesOf(file, new Set())) {
    for (const member of source.deprecated) deprecated.add(member)
    visitNodes([source.script, source.template], (node) => {
      for (const event of emittedBy(node)) emitted.add(event)
      for (const slot of slotOf(node)) slots.add(slot)
    })
    for (const slot of slotsIn(source.template)) slots.add(slot)
    const root = onlyRendered(source)
    if (root) for (const event of scanComponent(root).emitted) emitted.add(event)
  }
  return { emitted: [...emitted], slots: [...slots], deprecated: [...deprecated] }
}

/** A source file of a component. */
interface Source {
  script: Node[]
  template: readonly TemplateNode[]
  /** Names below a comment with `@deprecated`. */
  deprecated: string[]
  /** What it exports: the component's options, or a name. */
  exported: Node | undefined
  /** The library's file that a name is imported from. */
  fileOf: (name: Node | undefined) => string | undefined
}

/** Files that have been read: many components inherit from the same ones. */
const known = new Map<string, Source>()

function sourceOf(file: string): Source {
  const source = known.get(file) ?? readSource(file)
  known.set(file, source)
  return source
}

function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8')
  const { script, template } = file.endsWith('.vue')
    ? parse(text, { sourceMap: false }).descriptor
    : { script: { content: text }, template: null }
  const body = parseScript(script?.content ?? '')
  const imports = new Map<string, string>()
  for (const node of body) {
    if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith('.')) continue
    for (const { type, local } of node.specifiers) if (type === 'ImportDefaultSpecifier') imports.set(local.name, node.source.value)
  }
  return {
    script: body,
    deprecated: deprecatedIn(text),
    template: template?.ast?.children ?? [],
    exported: body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration,
    fileOf(name) {
      const from = name?.type === 'Identifier' ? imports.get(name.name) : undefined
      return from && resolveInLibrary(from, file)
    },
  }
}

/** The file that defines a component, and those it inherits from: through re-exports, `extends` and `mixins`. */
function* sourcesOf(file: string, seen: Set<string>): Generator<Source> {
  if (seen.has(file)) return
  seen.add(file)
  const source = sourceOf(file)
  yield source
  const mixins = option(source, 'mixins')
  const inherited = [source.exported, option(source, 'extends'), ...(mixins?.type === 'ArrayExpression' ? mixins.elements : [])]
  for (const name of inherited) {
    const parent = source.fileOf(name ?? undefined)
    if (parent) yield* sourcesOf(parent, seen)
  }
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** The root component, if a component renders nothing else: Vue passes on to it every listener that the outer one does not declare. */
function onlyRendered(source: Source): string | undefined {
  const inherit = option(source, 'inheritAttrs')
  if (inherit?.type === 'BooleanLiteral' && !inherit.value) return undefined
  const render = option(source, 'render')
  const first = render?.type === 'ObjectMethod' ? render.body.body[0] : undefined
  const rendered = first?.type === 'ReturnStatement' ? first.argument : undefined
  return rendered?.type === 'CallExpression' && isNamed(rendered.callee, 'h') ? source.fileOf(rendered.arguments[0]) : undefined
}

/** The value of an option of the exported component, or its method. */
function option({ exported }: Source, name: string): Node | undefined {
  if (exported?.type !== 'ObjectExpression') return undefined
  const found = exported.properties.find((property) => property.type !== 'SpreadElement' && isNamed(property.key, name))
  return found?.type === 'ObjectProperty' ? found.value : found
}

/** The event of `this.$emit('event')`, or of `$emit('event')` in a template. */
function emittedBy(node: Node): string[] {
  if (node.type !== 'CallExpression' || !isOwn(node.callee, '$emit')) return []
  const [event] = node.arguments
  return event?.type === 'StringLiteral' ? [event.value] : []
}

/** The slot of `this.$slots.name` or `this.$slots['name']`. */
function slotOf(node: Node): string[] {
  if ((node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') || !isOwn(node.object, '$slots')) return []
  if (node.property.type === 'StringLiteral') return [node.property.value]
  return node.property.type === 'Identifier' && !node.computed ? [node.property.name] : []
}

/** Whether an expression is a member of the component itself: `this.$emit`, and `$emit` in its template. */
function isOwn(node: Node, name: string): boolean {
  return isNamed(node, name) || (node.type === 'MemberExpression' && node.object.type === 'ThisExpression' && isNamed(node.property, name))
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name
}

function* slotsIn(nodes: readonly TemplateNode[]): Generator<string> {
  for (const node of nodes) {
    if (!('tag' in node)) continue
    if (node.tag === 'slot') yield slotName(node.props)
    yield* slotsIn(node.children)
  }
}

type Attribute = Extract<TemplateNode, { tag: string }>['props'][number]

/** A computed name, as in Table's columns, is written in brackets. */
function slotName(attributes: readonly Attribute[]): string {
  for (const attribute of attributes) {
    if ('value' in attribute && attribute.name === 'name') return attribute.value?.content ?? 'default'
    if ('exp' in attribute && attribute.rawName?.endsWith(':name')) return `[${attribute.exp?.loc.source ?? ''}]`
  }
  return 'default'
}
