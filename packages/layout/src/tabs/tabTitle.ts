import type { LayoutInputs } from '../core/LayoutInputs.ts'
import type { MenuTree } from '../core/menu/menuTree.ts'
import { titleOfPage } from '../core/titleOfPage.ts'
import type { Tab } from '../core/Tabs.ts'

/** Where the titles of tabs come from. */
export interface TabTitleSources {
  readonly tree: MenuTree
  readonly inputs: LayoutInputs
  /** The title that the page gave itself. */
  readonly ofPage: string | undefined
}

/** Title of a tab: the visitor's, that of its page, or the name of its route. */
export function tabTitle({ path, name, meta, keepMeta }: Tab, { tree, inputs, ofPage }: TabTitleSources): string {
  return titleOfPage({ path, own: keepMeta ? meta.title : (ofPage ?? meta.title) }, tree, inputs) ?? name
}
