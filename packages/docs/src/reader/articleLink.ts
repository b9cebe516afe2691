/** Address of a link to another article of this site that a plain click follows in this tab. */
export function articleLink(target: EventTarget | null, isArticle: (path: string) => boolean): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hreflang || link.hasAttribute('download') || link.closest('.doc-sheet')) return undefined
  if (link.origin !== location.origin || /\.\w+$/.test(link.pathname) || !isArticle(link.pathname)) return undefined
  const isHere = link.pathname === location.pathname && link.search === location.search
  return isHere ? undefined : link.pathname + link.search + link.hash
}
