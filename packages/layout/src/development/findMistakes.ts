import type { Layout } from '../core/Layout.ts'
import type { LayoutInputs } from '../core/LayoutInputs.ts'
import type { MenuNode } from '../core/menu/MenuNode.ts'

/** What is wrong. */
export type MistakeKind =
  /** A node names an icon that `createLayout({ icons })` does not have. */
  | 'unknownIcon'
  /** A node has a path and children: a group is no link. */
  | 'pathAndChildren'
  /** A node is deeper than eight levels. */
  | 'tooDeep'
  /** Two nodes of the sider have one path, or two of the head menu one name. */
  | 'duplicateNode'
  /** A node leads to a path without a route. */
  | 'noRoute'
  /** A page has no title anywhere, so that its tab shows the name of its route. */
  | 'untitledPage'
  /** Two layouts are started in one page. */
  | 'twoLayouts'

/** A mistake in how the layout is used. */
export interface LayoutMistake {
  readonly kind: MistakeKind
  /** What is wrong, and what to do: one line. */
  readonly message: string
}

/** Levels that menus of a server keep, and that fit on a phone. */
const deepest = 8

/** Mistakes in the menus that are shown now. */
export function findMistakes({ store, inputs, router }: Pick<Layout, 'store' | 'inputs' | 'router'>): LayoutMistake[] {
  const now = store.get(inputs)
  const { header, sider } = now.dynamicMenu ?? now.menu
  const nodes = [...header, ...sider].flatMap((node) => withLevels(node, 1))
  return [
    ...nodes.flatMap(({ node }) => [...iconMistakes(node, now), ...linkMistakes(node, router)]),
    ...nodes.filter(({ level }) => level === deepest + 1).map(({ node }) => tooDeep(node)),
    ...duplicates(sider, 'path'),
    ...duplicates(header, 'name'),
  ]
}

interface LeveledNode {
  node: MenuNode
  level: number
}

function withLevels(node: MenuNode, level: number): LeveledNode[] {
  return [{ node, level }, ...(node.children ?? []).flatMap((child) => withLevels(child, level + 1))]
}

function iconMistakes({ title, icon, custom, img }: MenuNode, { icons }: LayoutInputs): LayoutMistake[] {
  if (typeof icon !== 'string' || custom !== undefined || img !== undefined || icons[icon]) return []
  const known = Object.keys(icons)
  const remedy = known.length > 0 ? `Use one of ${known.join(', ')}, or add it there.` : 'Add it there.'
  return [
    { kind: 'unknownIcon', message: `The menu node "${title}" has the icon "${icon}", which createLayout({ icons }) lacks. ${remedy}` },
  ]
}

function linkMistakes({ title, path, children }: MenuNode, router: Layout['router']): LayoutMistake[] {
  if (path === undefined) return []
  if (children) {
    const message = `The menu node "${title}" has children and the path "${path}": a group is no link, so nothing leads there. Remove the path, or give it to a child.`
    return [{ kind: 'pathAndChildren', message }]
  }
  const isOwn = path.startsWith('/') && !path.startsWith('//')
  if (!isOwn || router.resolve(path)) return []
  return [
    { kind: 'noRoute', message: `The menu node "${title}" leads to "${path}", and no route has this path. Correct it, or add the route.` },
  ]
}

function tooDeep({ title }: MenuNode): LayoutMistake {
  const message = `The menu node "${title}" is on level ${deepest + 1}. Menus of a server lose what is below level ${deepest}, and a phone has no space for it. Move it up.`
  return { kind: 'tooDeep', message }
}

/** The layout finds a page or a section by the first node only. */
function duplicates(menu: readonly MenuNode[], key: 'path' | 'name'): LayoutMistake[] {
  const first = new Map<string, MenuNode>()
  return menu
    .flatMap((node) => withLevels(node, 1))
    .flatMap(({ node }) => {
      const value = node.children && key === 'path' ? undefined : node[key]
      const before = value === undefined ? undefined : first.get(value)
      if (value !== undefined && !before) first.set(value, node)
      if (!before) return []
      const message = `The menu nodes "${before.title}" and "${node.title}" have the same ${key} "${value}": only the first is found as the current one. Change one, or remove it.`
      return [{ kind: 'duplicateNode', message }]
    })
}
