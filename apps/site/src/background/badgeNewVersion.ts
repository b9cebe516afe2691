import type { Layout, LayoutMenu, MenuNode } from '@view-site/layout'
import { env } from '../env.ts'
import * as styles from './badgeNewVersion.css.ts'

// Version of the library on the last visit.
const marker = `${env.appId}:version`

const guide = '/view-ui-plus/guide/'
const changelog = `${guide}changelog`

export interface BadgeNewVersionOptions {
  layout: Layout
  /** Version of the library that the pages are about. */
  version: string
  /** What the badge says. */
  text: string
}

/**
 * After another version than the visitor's last one, a red badge stands on the guide and on the changelog, which the menu shows
 * as long, until it was read; without a changelog, until one of the guide's pages was.
 */
export function badgeNewVersion({ layout, version, text }: BadgeNewVersionOptions): void {
  const { store, inputs, route } = layout
  const { menu } = store.get(inputs)
  const last = readMarker()
  if (last === null) keepMarker(version)
  if (last === null || last === version) return
  const isNews = (path: string) => (hasPath(menu.sider, changelog) ? path === changelog : path.startsWith(guide))
  layout.update({ menu: withBadge(menu, { text, className: styles.badge }) })
  const stop = store.sub(route, follow)
  function follow() {
    if (!isNews(store.get(route).path)) return
    stop()
    keepMarker(version)
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

function readMarker(): string | null {
  try {
    return localStorage.getItem(marker)
  } catch {
    return null
  }
}

function keepMarker(version: string): void {
  try {
    localStorage.setItem(marker, version)
  } catch {
    // Blocked storage: nobody knows what was read, so nothing is new.
  }
}
