import type { Layout } from '../../core/Layout.ts'
import type { MenuEntry } from '../../core/menu/menuTree.ts'
import type { SearchHit, SearchPiece, SearchSource } from './SearchSource.ts'

export interface MenuSourceOptions {
  label: string
  /** Which pages may be found, by path. @default all that the menus show */
  includes?: ((path: string) => boolean) | undefined
}

interface MenuPage {
  path: string
  title: string
  subtitle: string
  context: string
}

const mostHits = 5

/** The pages of both menus, as this visitor may see them: hidden and forbidden ones are not among them. */
export function menuSource({ store, menu }: Layout, { label, includes = () => true }: MenuSourceOptions): SearchSource {
  return {
    id: 'menu',
    label,
    search(query) {
      const words = query.trim().toLowerCase()
      const tree = store.get(menu.tree)
      const pages = [...[...tree.sider.values()].flatMap((entries) => pagesOf(entries, '')), ...pagesOf(tree.header, '')]
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

function pagesOf(entries: readonly MenuEntry[], group: string): MenuPage[] {
  return entries.flatMap((entry) => {
    const { title, subtitle = '', desc } = entry.node
    if (entry.kind === 'group') return pagesOf(entry.children, title)
    return [{ path: entry.path, title, subtitle, context: desc ?? group }]
  })
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
