import type { LayoutInputs } from '../core/LayoutInputs.ts'
import type { MenuTree } from '../core/menu/menuTree.ts'
import { titleOfPage } from '../core/titleOfPage.ts'
import type { Tab } from '../core/Tabs.ts'

/** Title of a tab: that of its page, or the name of its route. */
export function tabTitle({ path, name, meta }: Tab, tree: MenuTree, inputs: LayoutInputs): string {
  return titleOfPage({ path, own: meta.title }, tree, inputs) ?? name
}
