import type { MenuNode } from './MenuNode.ts'
import type { MenuTree } from './menuTree.ts'
import type { PageKind, RouteInfo } from '../RouterPort.ts'

/** Position of a route in the menus: its section, from which sider and open groups follow. */
export interface Place {
  readonly page: PageKind
  readonly section: string | null
  /** Key of the sider's current leaf. */
  readonly current: string | null
  /** Keys of the groups around it, outermost first. */
  readonly groups: readonly string[]
  /** Whether the page has a sider. */
  readonly hasSider: boolean
  /** Node of the head menu that is current. */
  readonly headNode: MenuNode | null
}

/**
 * Finds a route in the menus by its path, then by the nearest path above it, then by what the route declares. `wholeSider`: the sider
 * shows all sections, since the head menu does not.
 */
export function findPlace(tree: MenuTree, route: RouteInfo, wholeSider = false): Place {
  const page = route.meta.page ?? 'plain'
  const leaf = nearest(tree.siderByPath, route.path)
  const headOfPath = nearest(tree.headerByPath, route.path)
  const section = leaf?.section ?? route.meta.header ?? headOfPath?.name ?? null
  const headNode = (section === null ? undefined : tree.headerByName.get(section)) ?? headOfPath ?? null
  const entries = wholeSider ? tree.siderEntries : (tree.sider.get(section) ?? [])
  const allowsSider = (page === 'article' || page === 'work') && !route.meta.hideSider && !headNode?.hideSider
  return { page, section, current: leaf?.key ?? null, groups: leaf?.groups ?? [], hasSider: allowsSider && entries.length > 0, headNode }
}

// `/user/release/x` belongs to `/user/release`; only `/` itself belongs to `/`.
function nearest<T>(index: ReadonlyMap<string, T>, path: string): T | undefined {
  let at = path.length > 1 ? path.replace(/\/+$/, '') : path
  for (;;) {
    const found = index.get(at)
    if (found !== undefined) return found
    const cut = at.lastIndexOf('/')
    if (cut <= 0) return undefined
    at = at.slice(0, cut)
  }
}
