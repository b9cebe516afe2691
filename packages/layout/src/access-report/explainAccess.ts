import type { Layout } from '../core/Layout.ts'
import type { MenuNode } from '../core/menu/MenuNode.ts'

/** Why a page is not shown in the menus, or cannot be opened. */
export type AccessReason =
  /** No menu has it. */
  | { readonly kind: 'noMenu' }
  /** No route has its path. */
  | { readonly kind: 'noRoute' }
  /** The node `title`, the page or a group around it, is hidden. */
  | { readonly kind: 'hidden'; readonly title: string }
  /** The visitor holds none of the values that the node `title` needs. */
  | { readonly kind: 'menuAuth'; readonly title: string; readonly needs: readonly string[] }
  /** The visitor holds none of the values that the route needs. */
  | { readonly kind: 'routeAuth'; readonly needs: readonly string[] }

/** A page of the menus, and what keeps this visitor from it. */
export interface PageAccess {
  readonly title: string
  readonly path: string
  /** Titles of the groups around it, outermost first. */
  readonly groups: readonly string[]
  /** Empty if the visitor sees the page in the menus and may open it. */
  readonly reasons: readonly AccessReason[]
}

/**
 * Explains for every page of the menus, or for those of one path, why this visitor does not see it. It asks the same `can` as menus
 * and routes; what the server allows is not known here.
 */
export function explainAccess(layout: Pick<Layout, 'store' | 'inputs' | 'router'>, path?: string): PageAccess[] {
  const { menu, dynamicMenu } = layout.store.get(layout.inputs)
  const { header, sider } = dynamicMenu ?? menu
  const pages = [...header, ...sider].flatMap((node) => pagesOf(node, []))
  const asked = path === undefined ? pages : pages.filter((page) => page.node.path === path)
  if (asked.length === 0 && path !== undefined) {
    return [{ title: path, path, groups: [], reasons: [{ kind: 'noMenu' }, ...routeReasons(layout, path)] }]
  }
  return asked.map(({ node, path, around }) => ({
    title: node.title,
    path,
    groups: around.map(({ title }) => title),
    reasons: [...[...around, node].flatMap((one) => nodeReasons(layout, one)), ...routeReasons(layout, path)],
  }))
}

interface MenuPage {
  node: MenuNode
  path: string
  around: readonly MenuNode[]
}

function pagesOf(node: MenuNode, around: readonly MenuNode[]): MenuPage[] {
  const own = node.path === undefined ? [] : [{ node, path: node.path, around }]
  return node.children ? node.children.flatMap((child) => pagesOf(child, [...around, node])) : own
}

function nodeReasons({ store, inputs }: Pick<Layout, 'store' | 'inputs'>, { title, hidden, auth }: MenuNode): AccessReason[] {
  const { can } = store.get(inputs)
  const reasons: AccessReason[] = hidden ? [{ kind: 'hidden', title }] : []
  return auth && !can(auth) ? [...reasons, { kind: 'menuAuth', title, needs: auth }] : reasons
}

/** Addresses of other sites have no route. */
function routeReasons({ store, inputs, router }: Pick<Layout, 'store' | 'inputs' | 'router'>, path: string): AccessReason[] {
  if (!path.startsWith('/') || path.startsWith('//')) return []
  const route = router.resolve(path)
  if (!route) return [{ kind: 'noRoute' }]
  const { auth } = route.meta
  return auth && !store.get(inputs).can(auth) ? [{ kind: 'routeAuth', needs: auth }] : []
}
