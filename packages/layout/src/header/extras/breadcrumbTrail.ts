import type { Place } from '../../core/menu/findPlace.ts'
import type { LayoutInputs } from '../../core/LayoutInputs.ts'
import type { MenuNode } from '../../core/menu/MenuNode.ts'
import type { MenuEntry, MenuTree } from '../../core/menu/menuTree.ts'
import type { RouteInfo } from '../../core/RouterPort.ts'

/** One step of the path to the current page. */
export interface Crumb {
  readonly title: string
  /** Where it leads; a group leads nowhere. */
  readonly path: string | null
  readonly node: MenuNode | null
}

/** Titles of the current page besides those of route and menu. */
export interface TrailTitles extends Pick<LayoutInputs, 'titleOf'> {
  /** The one that the page gave itself. */
  readonly own: string | undefined
}

/** The path to the current page: its section, the groups around it, itself. */
export function breadcrumbTrail(tree: MenuTree, place: Place, route: RouteInfo, { own, titleOf }: TrailTitles): readonly Crumb[] {
  const section = place.headNode ? [crumbOf(place.headNode)] : []
  const around = groupNodes(tree.siderEntries, place.groups).map(crumbOf)
  const leaf = tree.siderByPath.get(route.path)?.node ?? tree.headerByPath.get(route.path) ?? null
  const title = own ?? route.meta.title ?? leaf?.title ?? titleOf(route.path)
  const steps = [...section, ...around].filter(({ path }) => path !== route.path)
  return title === undefined ? steps : [...steps, { title, path: route.path, node: leaf }]
}

function crumbOf(node: MenuNode): Crumb {
  return { title: node.title, path: node.children ? null : (node.path ?? null), node }
}

function groupNodes(entries: readonly MenuEntry[], keys: readonly string[]): MenuNode[] {
  const [key, ...rest] = keys
  const group = entries.find((entry) => entry.key === key)
  return group?.kind === 'group' ? [group.node, ...groupNodes(group.children, rest)] : []
}
