import type { MenuTree } from '../core/menuTree.ts'
import type { Tab } from './Tab.ts'

/** What stands on a tab: its own title, the menu's, or the name of its route. */
export function tabTitle({ id, name, meta }: Tab, tree: MenuTree): string {
  if (meta.title !== undefined) return meta.title
  const node = tree.siderByPath.get(id)?.node ?? tree.headerByPath.get(id)
  if (!node) return name
  return node.subtitle === undefined ? node.title : `${node.title} ${node.subtitle}`
}
