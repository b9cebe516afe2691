/** An anchor of an article. */
export interface TocItem {
  id: string
  text: string
  depth: 2 | 3
}

/** Anchors of an article as they stand in the page: its headings of depth 2 and 3, without those inside demos. */
export function readToc(article: ParentNode): TocItem[] {
  return Array.from(article.querySelectorAll<HTMLElement>('[data-anchor]'), (heading) => ({
    id: heading.id,
    text: heading.textContent,
    depth: heading.tagName === 'H2' ? 2 : 3,
  }))
}
