import type { Layout, LayoutMenu } from '@view-site/layout'
import type { BenchMenu } from '../menu.ts'

/** The menu in our layout's format: one section with all groups. */
export function layoutMenuOf(menu: BenchMenu): LayoutMenu {
  return {
    header: [{ title: 'Pages', name: 'pages', path: menu[0]?.pages[0]?.path ?? '/' }],
    sider: menu.map(({ title, pages }) => ({ title, header: 'pages', children: pages })),
  }
}

/** Opens every group. */
export function openAll(layout: Layout, menu: BenchMenu): void {
  menu.forEach((_, group) => layout.menu.toggle(`s-${group}`, true))
}
