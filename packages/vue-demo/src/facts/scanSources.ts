import { readFileSync } from 'node:fs'
import { parse, type SFCTemplateBlock } from '@vue/compiler-sfc'
import { libraryExports, resolveInLibrary } from '../library.ts'

/** Facts that are only in the source of a component. */
export interface SourceFacts {
  /** Events emitted on the component itself, declared or not, and those of its root component, if it only renders that. */
  emitted: string[]
  slots: string[]
}

/** Reads events and slots of every export from the library's source files. */
export function scanSources(): Map<string, SourceFacts> {
  return new Map([...libraryExports()].map(([name, { file }]) => [name, scanComponent(file)]))
}

function scanComponent(file: string): SourceFacts {
  const emitted = new Set<string>()
  const slots = new Set<string>()
  for (const part of partsOf(file, new Set())) {
    const { descriptor } = parse(readFileSync(part, 'utf8'))
    const script = withoutComments(part.endsWith('.vue') ? (descriptor.script?.content ?? '') : readFileSync(part, 'utf8'))
    const template = descriptor.template
    const code = `${script}\n${withoutComments(template?.content ?? '')}`
    for (const [, event] of code.matchAll(/(?:this\.|[^.\w])\$emit\(\s*['"]([\w:-]+)/g)) if (event) emitted.add(event)
    for (const [, dot, bracket] of code.matchAll(/(?:this\.|[^.\w])\$slots(?:\.(\w+)|\[['"]([\w-]+)['"]\])/g))
      slots.add(dot ?? bracket ?? '')
    for (const slot of slotsIn(template?.ast?.children ?? [])) slots.add(slot)
    const root = onlyRendered(script, part)
    if (root) for (const event of scanComponent(root).emitted) emitted.add(event)
  }
  return { emitted: [...emitted], slots: [...slots] }
}

/** The file that defines a component, and those it inherits from: through re-exports, `extends` and `mixins`. */
function* partsOf(file: string, seen: Set<string>): Generator<string> {
  if (seen.has(file)) return
  seen.add(file)
  yield file
  const code = withoutComments(readFileSync(file, 'utf8'))
  const exported = /export default (\w+)\s*;?\s*$/m.exec(code)?.[1]
  const mixed = /mixins:\s*\[([^\]]*)\]/.exec(code)?.[1]?.match(/\w+/g) ?? []
  const extended = /extends:\s*(\w+)/.exec(code)?.[1]
  for (const name of [exported, extended, ...mixed]) {
    const parent = name && imported(name, code, file)
    if (parent) yield* partsOf(parent, seen)
  }
}

/** The root component, if a component renders nothing else: Vue passes on to it every listener that the outer one does not declare. */
function onlyRendered(script: string, file: string): string | undefined {
  if (/inheritAttrs:\s*false/.test(script)) return undefined
  const name = /\brender\s*\(\w*\)\s*\{\s*return h\((\w+)/.exec(script)?.[1]
  return name && imported(name, script, file)
}

/** The library file that a name is imported from. */
function imported(name: string, code: string, file: string): string | undefined {
  const from = new RegExp(`import\\s+${name}\\s+from\\s+['"](\\.[^'"]+)`).exec(code)?.[1]
  return from && resolveInLibrary(from, file)
}

type TemplateNode = NonNullable<SFCTemplateBlock['ast']>['children'][number]

function* slotsIn(nodes: TemplateNode[]): Generator<string> {
  for (const node of nodes) {
    if (!('tag' in node)) continue
    if (node.tag === 'slot') yield slotName(node.props)
    yield* slotsIn(node.children)
  }
}

type Attribute = Extract<TemplateNode, { tag: string }>['props'][number]

/** A computed name, as in Table's columns, is written in brackets. */
function slotName(attributes: Attribute[]): string {
  for (const attribute of attributes) {
    if ('value' in attribute && attribute.name === 'name') return attribute.value?.content ?? 'default'
    if ('exp' in attribute && attribute.rawName?.endsWith(':name')) return `[${attribute.exp?.loc.source ?? ''}]`
  }
  return 'default'
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(^|[^:'"])\/\/.*$/gm, '$1')
}
