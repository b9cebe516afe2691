import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageApi } from '@view-site/docs'
import { usedMembers } from '@view-site/vue-demo/facts'
import { root } from './pageApis.ts'
import { typeSources } from '../sources/typeSources.ts'

/** Members of the API tables of a page, such as `Table.props.columns`: those that a demo of the page uses, and those that none does. */
export function shownMembers(page: string, api: PageApi): { shown: string[]; unshown: string[] } {
  const sources = globSync('demos/*.vue', { cwd: join(root, page) }).map((file) => readFileSync(join(root, page, file), 'utf8'))
  const used = new Set(sources.flatMap((source) => usedMembers(source).map(({ member }) => member)))
  const code = sources.join('\n')
  const isShown = (member: string): boolean => {
    const [name = '', part = '', field = ''] = member.split(/\.(props|events|slots|methods|directives)\./)
    if (used.has(member) || used.has(field)) return true
    if (part === 'props' && isType(name)) return hasKey(code, field)
    if (part === 'props') return sources.some((source) => isSpreadOn(source, name) && hasKey(source, field))
    if (part === 'slots' && isPattern(field)) return hasOtherSlot(used, name, api[name]?.slots ?? {})
    // Of a component through a ref, of a service by its name.
    return part === 'methods' && (new RegExp(String.raw`(?:\.|\b)${field}\(`).test(scriptsOf(code)) || isCalledByKind(code, name, field))
  }
  const all = membersOf(api)
  return { shown: all.filter(isShown), unshown: all.filter((member) => !isShown(member)) }
}

function membersOf(api: PageApi): string[] {
  const parts = ['props', 'events', 'slots', 'methods', 'directives'] as const
  return Object.entries(api).flatMap(([name, tables]) =>
    parts.flatMap((part) => Object.keys(tables[part] ?? {}).map((member) => `${name}.${part}.${member}`)),
  )
}

/** A type that objects in a demo's code have: its fields are keys of those. */
function isType(name: string): boolean {
  return name in typeSources
}

/** Whether a demo gives the component an object of props: `<DatePicker v-bind="props" />`. */
function isSpreadOn(code: string, name: string): boolean {
  return new RegExp(String.raw`<${name}\s(?:[^>"]|"[^"]*")*?v-bind="`).test(code)
}

/** Whether a demo calls one of several methods by its name: `Modal[kind](config)`, with `show('info', …)` elsewhere. */
function isCalledByKind(code: string, name: string, method: string): boolean {
  return new RegExp(String.raw`\b${name}\[\w+\]\(`).test(code) && code.includes(`'${method}'`)
}

/** A name that the application chooses, such as `[column.slot]`. */
function isPattern(field: string): boolean {
  return field.startsWith('[')
}

function hasOtherSlot(used: ReadonlySet<string>, name: string, slots: object): boolean {
  const prefix = `${name}.slots.`
  return [...used].some((member) => member.startsWith(prefix) && !Object.hasOwn(slots, member.slice(prefix.length)))
}

function hasKey(code: string, field: string): boolean {
  return new RegExp(String.raw`(?<![\w.-])(?:${field}|'${field}')(?:\??:|\(|,| \}|\s*\n)`).test(code)
}

function scriptsOf(code: string): string {
  return Array.from(
    code.matchAll(/<script[^>]*>([\s\S]*?)<\/script>|="([^"]*)"/g),
    ([, script = '', expression = '']) => script + expression,
  ).join('\n')
}
