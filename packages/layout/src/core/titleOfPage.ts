import type { LayoutInputs } from './LayoutInputs.ts'
import type { MenuTree } from './menu/menuTree.ts'

/** A page whose title is wanted. */
export interface TitledPage {
  readonly path: string
  /** Title given by the route or the visitor. */
  readonly own: string | undefined
}

/** Title of a page: its own, the menu's, the app's. */
export function titleOfPage({ path, own }: TitledPage, tree: MenuTree, { titleOf }: Pick<LayoutInputs, 'titleOf'>): string | undefined {
  if (own !== undefined) return own
  const node = tree.siderByPath.get(path)?.node ?? tree.headerByPath.get(path)
  if (!node) return titleOf(path)
  return node.subtitle === undefined ? node.title : `${node.title} ${node.subtitle}`
}
