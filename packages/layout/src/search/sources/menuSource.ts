import type { SearchHit, SearchPiece, SearchSource } from './SearchSource.ts'

/** A page of the menus. */
export interface MenuPage {
  path: string
  title: string
  /** A second name next to the title; empty if it has none. */
  subtitle: string
  /** What it is for, or the name of its group; empty if it has neither. */
  context: string
}

/** Options of {@link menuSource}. */
export interface MenuSourceOptions {
  /** Heading above its hits. */
  label: string
  /** The pages, read at each search. */
  pages: () => readonly MenuPage[]
  /** Which pages may be found, by path. @default all that the menus show */
  includes?: ((path: string) => boolean) | undefined
}

const mostHits = 5

/** The pages of the menus as a source of the picker. A page that is in several of them is found once. */
export function menuSource({ label, pages: pagesNow, includes = () => true }: MenuSourceOptions): SearchSource {
  return {
    id: 'menu',
    label,
    search(query) {
      const words = query.trim().toLowerCase()
      const pages = pagesNow()
      const known = new Map(pages.toReversed().map((page) => [page.path, page]))
      const found = [...new Set(pages.map(({ path }) => path))].flatMap((path) => {
        const page = known.get(path)
        if (!page || !/^\/(?!\/)/.test(path) || !includes(path)) return []
        const score = Math.max(scoreOf(page.title, words), scoreOf(page.subtitle, words))
        return score > 0 ? [{ page, score }] : []
      })
      found.sort((one, other) => other.score - one.score)
      return { hits: found.slice(0, mostHits).map(({ page }) => hitOf(page, words)) }
    },
  }
}

/** A name that begins with the query scores higher than one that contains it; shorter names score higher. */
function scoreOf(name: string, words: string): number {
  const place = words === '' ? -1 : name.toLowerCase().indexOf(words)
  if (place === -1) return 0
  const fits = words.length / name.length
  return place === 0 ? 2 + fits : 1 + fits
}

function hitOf({ path, title, subtitle, context }: MenuPage, words: string): SearchHit {
  return {
    href: path,
    title: marked(title, words),
    ...(subtitle === '' ? {} : { subtitle: marked(subtitle, words) }),
    ...(context === '' ? {} : { context: [{ text: context }] }),
  }
}

function marked(text: string, words: string): SearchPiece[] {
  const place = text.toLowerCase().indexOf(words)
  if (place === -1) return [{ text }]
  const end = place + words.length
  const pieces = [{ text: text.slice(0, place) }, { text: text.slice(place, end), hit: true }, { text: text.slice(end) }]
  return pieces.filter((piece) => piece.text !== '')
}
