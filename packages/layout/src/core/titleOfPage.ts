import type { LayoutInputs } from './LayoutInputs.ts'
import type { MenuNode } from './menu/MenuNode.ts'
import type { MenuTree } from './menu/menuTree.ts'

/** A page whose title is wanted. */
export interface TitledPage {
  readonly path: string
  /** Title given by the route or the visitor. */
  readonly own: string | undefined
}

/** Title of a page: its own, the menu's, the app's. Where several sections have a page of one title, the section's follows. */
export function titleOfPage({ path, own }: TitledPage, tree: MenuTree, { titleOf }: Pick<LayoutInputs, 'titleOf'>): string | undefined {
  if (own !== undefined) return own
  const leaf = tree.siderByPath.get(path)
  const node = leaf?.node ?? tree.headerByPath.get(path)
  if (!node) return titleOf(path)
  const title = titleOfNode(node)
  const section = tree.headerByName.get(leaf?.section ?? '')?.title
  return section !== undefined && sectionsOf(tree, title) > 1 ? `${title} - ${section}` : title
}

function titleOfNode({ title, subtitle }: MenuNode): string {
  return subtitle === undefined ? title : `${title} ${subtitle}`
}

const counted = new WeakMap<MenuTree, ReadonlyMap<string, ReadonlySet<string | null>>>()

/** The number of sections with a page of this title. */
function sectionsOf(tree: MenuTree, title: string): number {
  const known = counted.get(tree) ?? sectionsByTitle(tree)
  counted.set(tree, known)
  return known.get(title)?.size ?? 0
}

function sectionsByTitle(tree: MenuTree): ReadonlyMap<string, ReadonlySet<string | null>> {
  const sections = new Map<string, Set<string | null>>()
  for (const { node, section } of tree.siderByPath.values()) {
    const title = titleOfNode(node)
    sections.set(title, (sections.get(title) ?? new Set()).add(section))
  }
  return sections
}
