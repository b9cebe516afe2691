import type { PageContext } from '../../compile/page/PageContext.ts'
import { apiParts, apiRowId } from './apiParts.ts'

/** Addresses of the types that the table of an export may name: the page's other tables, and the site's `typeLinks`. */
export function typeLinks(name: string, { source, site, texts }: PageContext): Readonly<Record<string, string>> {
  const tables = Object.entries(source.api ?? {}).flatMap(([other, item]): [string, string][] => {
    const [first] = apiParts(item, source.locale, texts.api)
    return other === name || !first ? [] : [[other, `#${apiRowId(other, first.part)}`]]
  })
  return { ...site.options.typeLinks, ...Object.fromEntries(tables) }
}
