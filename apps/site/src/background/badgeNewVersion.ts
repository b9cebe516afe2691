import type { Layout, LayoutMenu, MenuNode } from '@view-site/layout'
import { pageStorage } from '@view-site/platform'
import { env } from '../env.ts'
import * as styles from './badgeNewVersion.css.ts'

// Stores the version of the library whose changelog the visitor has read, or that they first visited with.
const storageKey = `${env.appId}:version`

const guide = '/view-ui-plus/guide/'
const changelog = `${guide}changelog`

export interface BadgeNewVersionOptions {
  layout: Layout
  /** Version of the library that the pages are about. */
  version: string
  /** Text of the badge. */
  text: string
}

/**
 * Shows a red badge on the guide and the changelog after the library's version has changed, until the visitor opens the changelog or, if
 * the menu has none, a page of the guide. A changelog entry that is hidden in the menu is shown for as long.
 */
export function badgeNewVersion({ layout, version, text }: BadgeNewVersionOptions): void {
  const { store, inputs, route } = layout
  const { menu } = store.get(inputs)
  const last = pageStorage.getItem(storageKey)
  if (last === null) pageStorage.setItem(storageKey, version)
  if (last === null || last === version) return
  const isNews = (path: string) => (hasPath(menu.sider, changelog) ? path === changelog : path.startsWith(guide))
  layout.update({ menu: withBadge(menu, { text, className: styles.badge }) })
  const stop = store.sub(route, follow)
  function follow() {
    if (!isNews(store.get(route).path)) return
    stop()
    pageStorage.setItem(storageKey, version)
    layout.update({ menu })
  }
  follow()
}

function withBadge(menu: LayoutMenu, badge: NonNullable<MenuNode['badge']>): LayoutMenu {
  const badged = (node: MenuNode): MenuNode => {
    const isGuide = node.children?.some(({ path }) => path?.startsWith(guide)) ?? false
    return {
      ...node,
      ...(isGuide && { badge }),
      ...(node.path === changelog && { badge, hidden: false }),
      ...(node.children && { children: node.children.map(badged) }),
    }
  }
  return { ...menu, sider: menu.sider.map(badged) }
}

function hasPath(nodes: readonly MenuNode[], path: string): boolean {
  return nodes.some((node) => node.path === path || hasPath(node.children ?? [], path))
}
