import type { Layout } from '../core/createLayout.ts'
import { titleOfPage } from '../core/titleOfPage.ts'

/** How long a screen reader needs to notice a new live region, and an app to set its title, in ms. */
const pause = 100

export interface TellPageOptions {
  /** Becomes the live region, beside the application that draws everything else. */
  region: HTMLElement
  /** What stood in the window's title on the page before. */
  before: string
}

/** Has the title of a new page said, as a page load would. */
export function tellPage(layout: Layout, { region, before }: TellPageOptions): void {
  region.dataset.pageTitle = ''
  region.setAttribute('role', 'status')
  region.style.cssText = 'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'
  region.textContent = ''
  if (!region.isConnected) document.body.append(region)
  setTimeout(() => (region.textContent = titleOf(layout, before)), pause)
}

// An app that sets the window's title knows it best.
function titleOf({ store, route, menu, inputs }: Layout, before: string): string {
  const { path, meta } = store.get(route)
  if (document.title !== before) return document.title
  return titleOfPage({ path, own: meta.title }, store.get(menu.tree), store.get(inputs)) ?? before
}
