import type { AccessChecker } from '../AccessChecker.ts'
import type { LayoutMenu, MenuBadge, MenuNode } from './MenuNode.ts'

/** What both kinds of menu entry share. `key` is stable as long as the app's menu keeps its order. */
interface MenuEntryBase {
  readonly key: string
  readonly node: MenuNode
  readonly badge: MenuBadge | null
}

/** An entry that leads somewhere. */
export interface MenuLeaf extends MenuEntryBase {
  readonly kind: 'leaf'
  readonly path: string
}

/** An entry that holds others. */
export interface MenuGroup extends MenuEntryBase {
  readonly kind: 'group'
  readonly children: readonly MenuEntry[]
  /** Number of leaves below. */
  readonly count: number
}

/** A menu node that is drawn: a page to go to, or a group of them. */
export type MenuEntry = MenuLeaf | MenuGroup

/** Position of a leaf of the sider. */
export interface SiderLeaf {
  readonly key: string
  readonly section: string | null
  /** Keys of the groups around it, outermost first. */
  readonly groups: readonly string[]
  readonly node: MenuNode
}

/** Both menus as this visitor may see them, with an index by path. */
export interface MenuTree {
  readonly header: readonly MenuEntry[]
  /** Top entries of the sider by section. */
  readonly sider: ReadonlyMap<string | null, readonly MenuEntry[]>
  /** Those of all sections. */
  readonly siderEntries: readonly MenuEntry[]
  readonly siderByPath: ReadonlyMap<string, SiderLeaf>
  /** Nodes of the head menu by path, hidden ones included. */
  readonly headerByPath: ReadonlyMap<string, MenuNode>
  readonly headerByName: ReadonlyMap<string, MenuNode>
}

const prepared = new WeakMap<LayoutMenu, { can: AccessChecker; tree: MenuTree }>()

/**
 * Prepares the app's menus: drops forbidden and hidden nodes, counts, attaches badges, indexes paths. The last result for a menu
 * is cached: a prerendered site draws the same menu on every page.
 */
export function menuTree(menu: LayoutMenu, can: AccessChecker): MenuTree {
  const known = prepared.get(menu)
  if (known?.can === can) return known.tree
  const tree = prepare(menu, can)
  prepared.set(menu, { can, tree })
  return tree
}

function prepare(menu: LayoutMenu, can: AccessChecker): MenuTree {
  const badges = new Map(menu.badges?.map((badge) => [badge.path, badge]))
  const build = (nodes: readonly MenuNode[], prefix: string) => entries(nodes, prefix, { can, badges })
  const siderEntries = build(menu.sider, 's')
  return {
    header: build(menu.header, 'h'),
    sider: bySection(siderEntries),
    siderEntries,
    siderByPath: indexSider(menu.sider),
    headerByPath: indexHeader(menu.header, (node) => node.path),
    headerByName: indexHeader(menu.header, (node) => node.name),
  }
}

interface BuildContext {
  can: AccessChecker
  badges: ReadonlyMap<string, MenuBadge>
}

function entries(nodes: readonly MenuNode[], prefix: string, context: BuildContext): MenuEntry[] {
  return nodes.flatMap((node, index) => {
    if (node.hidden || (node.auth && !context.can(node.auth))) return []
    return entry(node, `${prefix}-${index}`, context) ?? []
  })
}

function entry(node: MenuNode, key: string, context: BuildContext): MenuEntry | null {
  const badge = node.badge ?? (node.path === undefined ? undefined : context.badges.get(node.path)) ?? null
  if (node.children) {
    const children = entries(node.children, key, context)
    const count = children.reduce((sum, child) => sum + (child.kind === 'leaf' ? 1 : child.count), 0)
    return count > 0 ? { kind: 'group', key, node, badge, children, count } : null
  }
  return node.path === undefined ? null : { kind: 'leaf', key, node, badge, path: node.path }
}

function bySection(siderEntries: readonly MenuEntry[]): MenuTree['sider'] {
  const sections = new Map<string | null, MenuEntry[]>()
  for (const one of siderEntries) {
    const section = one.node.header ?? null
    sections.set(section, [...(sections.get(section) ?? []), one])
  }
  return sections
}

// Hidden and forbidden nodes stay in the index: a page opened by its address still has its section.
function indexSider(nodes: readonly MenuNode[]): MenuTree['siderByPath'] {
  const index = new Map<string, SiderLeaf>()
  const walk = (node: MenuNode, key: string, section: string | null, groups: readonly string[]) => {
    if (node.children) {
      for (const [position, child] of node.children.entries()) walk(child, `${key}-${position}`, section, [...groups, key])
    } else if (node.path !== undefined && !index.has(node.path)) {
      index.set(node.path, { key, section, groups, node })
    }
  }
  for (const [position, node] of nodes.entries()) walk(node, `s-${position}`, node.header ?? null, [])
  return index
}

function indexHeader(nodes: readonly MenuNode[], keyOf: (node: MenuNode) => string | undefined): Map<string, MenuNode> {
  const index = new Map<string, MenuNode>()
  const walk = (node: MenuNode) => {
    const key = keyOf(node)
    if (key !== undefined && !index.has(key)) index.set(key, node)
    node.children?.forEach(walk)
  }
  nodes.forEach(walk)
  return index
}
