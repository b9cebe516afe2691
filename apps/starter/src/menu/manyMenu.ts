import type { LayoutMenu, MenuNode } from '@view-site/layout'
import type { T } from '../texts.ts'

const groups = 20
const inEach = 50

/** The app's menus with 1,000 pages in the lab's sider, to try scrolling and search. */
export function manyMenu(menu: LayoutMenu, t: T): LayoutMenu {
  const many = Array.from({ length: groups }, (_, group) => ({
    title: t('menu.manyGroup', { n: group + 1 }),
    header: 'lab',
    icon: 'box',
    children: Array.from({ length: inEach }, (__, index) => itemNode(t, group * inEach + index + 1)),
  }))
  return { ...menu, sider: [...menu.sider, ...many] }
}

function itemNode(t: T, n: number): MenuNode {
  return { title: t('menu.manyItem', { n }), path: `/lab/page/${n}` }
}
