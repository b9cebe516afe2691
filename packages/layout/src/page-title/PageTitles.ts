import type { RouteInfo } from '../core/RouterPort.ts'
import { pageIdOf } from '../core/pageIdOf.ts'

/** Titles that pages gave themselves, by page id; a tab that shows several addresses of a route has the title of one path. */
export type PageTitles = ReadonlyMap<string, { readonly path: string; readonly title: string }>

/** How many titles are remembered; the oldest goes first. */
const most = 200

/** The title that a page gave itself. */
export function titleIn(titles: PageTitles, { id, path }: { readonly id: string; readonly path: string }): string | undefined {
  const known = titles.get(id)
  return known?.path === path ? known.title : undefined
}

/** The title that the page of a route gave itself. */
export function titleOfRoute(titles: PageTitles, route: RouteInfo): string | undefined {
  return titleIn(titles, { id: pageIdOf(route), path: route.path })
}

/** The titles with one more; the same ones if nothing differs. */
export function withTitle(titles: PageTitles, { id, path, title }: { id: string; path: string; title: string }): PageTitles {
  if (titleIn(titles, { id, path }) === title) return titles
  const others = [...titles].filter(([other]) => other !== id).slice(1 - most)
  return new Map([...others, [id, { path, title }]])
}
