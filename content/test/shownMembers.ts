import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageApi } from '@view-site/docs'
import { usedMembers } from '@view-site/vue-demo/facts'
import { root } from './pageApis.ts'
import { typeSources } from './sources/typeSources.ts'

/** Members of the API tables of a page, such as `Table.props.columns`: those that a demo of the page uses, and those that none does. */
export function shownMembers(page: string, api: PageApi): { shown: string[]; unshown: string[] } {
  const sources = globSync('demos/*.vue', { cwd: join(root, page) }).map((file) => readFileSync(join(root, page, file), 'utf8'))
  const used = new Set(sources.flatMap((source) => usedMembers(source).map(({ member }) => member)))
  const code = sources.join('\n')
  const isShown = (member: string): boolean => {
    const [name = '', part = '', field = ''] = member.split(/\.(props|events|slots|methods|directives)\./)
    if (used.has(member) || used.has(field)) return true
    if (isType(name) && part === 'props') return hasKey(code, field)
    // Of a component through a ref, of a service by its name.
    return part === 'methods' && new RegExp(String.raw`(?:\.|\b)${field}\(`).test(scriptsOf(code))
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

function hasKey(code: string, field: string): boolean {
  return new RegExp(String.raw`(?<![\w.-])(?:${field}|'${field}')(?:\??:|\(|,| \}|\s*\n)`).test(code)
}

function scriptsOf(code: string): string {
  return Array.from(
    code.matchAll(/<script[^>]*>([\s\S]*?)<\/script>|="([^"]*)"/g),
    ([, script = '', expression = '']) => script + expression,
  ).join('\n')
}
