import type { TocEntry } from '../../blocks/heading/TocEntry.ts'

/** Anchors of an article in the page: its title, and its headings of depth 2 and 3, without those inside demos. */
export function readToc(article: ParentNode): TocEntry[] {
  return Array.from(article.querySelectorAll<HTMLElement>('[data-anchor]'), (heading) => ({
    id: heading.id,
    // The name in the other language, after the title, is not part of it.
    text: heading.matches('h1') ? (heading.firstChild?.textContent ?? '').trim() : heading.textContent,
    depth: depths[heading.tagName] ?? 3,
    ...(heading.dataset['apiAnchor'] === undefined ? {} : { api: true }),
  }))
}

const depths: Readonly<Record<string, TocEntry['depth']>> = { H1: 1, H2: 2 }
