import type { Layout } from '../../core/Layout.ts'
import type { MenuEntry } from '../../core/menu/menuTree.ts'
import type { MenuPage } from './menuSource.ts'

/** The pages of both menus of a layout, as this visitor may see them: hidden and forbidden ones are not among them. */
export function layoutPages({ store, menu }: Pick<Layout, 'store' | 'menu'>): MenuPage[] {
  const tree = store.get(menu.tree)
  return [...[...tree.sider.values()].flatMap((entries) => pagesOf(entries, '')), ...pagesOf(tree.header, '')]
}

function pagesOf(entries: readonly MenuEntry[], group: string): MenuPage[] {
  return entries.flatMap((entry) => {
    const { title, subtitle = '', desc } = entry.node
    if (entry.kind === 'group') return pagesOf(entry.children, title)
    return [{ path: entry.path, title, subtitle, context: desc ?? group }]
  })
}
