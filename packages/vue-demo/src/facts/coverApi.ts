import type { CheckedApi } from './checkApi.ts'
import type { Facts } from './factTypes.ts'
import { publicMembers, type PublicMembers } from './publicMembers.ts'

/** How much of the library is documented, by exports or by one kind of member. */
export interface ApiCover {
  of: 'exports' | keyof PublicMembers
  documented: number
  real: number
}

const parts = ['props', 'events', 'slots', 'methods'] as const

/** Compares the members documented on all pages with the library's, and lists the exports without a page. */
export function coverApi(documented: CheckedApi, facts: Facts): { cover: ApiCover[]; missing: string[] } {
  const names = Object.keys(facts)
  const written = new Set(Object.entries(documented).flatMap(([name, { directives }]) => [name, ...Object.keys(directives ?? {})]))
  const missing = names.filter((name) => !written.has(name))
  const members = Object.entries(facts).flatMap(([name, real]) => {
    const own = publicMembers(name, real)
    return parts.flatMap((part) =>
      own[part].map((member) => ({ part, isDocumented: Object.hasOwn(documented[name]?.[part] ?? {}, member) })),
    )
  })
  const cover = parts.map((part) => {
    const all = members.filter((member) => member.part === part)
    return { of: part, documented: all.filter(({ isDocumented }) => isDocumented).length, real: all.length }
  })
  return { cover: [{ of: 'exports', documented: names.length - missing.length, real: names.length }, ...cover], missing }
}
