import { visuallyHidden } from '@view-site/ui/classes'
import type { Layout } from '../core/Layout.ts'
import { pageTitlesOf } from '../page-title/pageTitlesOf.ts'
import { titleOfRoute } from '../page-title/PageTitles.ts'
import { titleOfPage } from '../core/titleOfPage.ts'

/** How long a screen reader needs to notice a new live region, and an app to set its title, in ms. */
const pause = 100

export interface AnnounceRouteChangeOptions {
  /** Becomes the live region: an element outside of the React root. */
  region: HTMLElement
  /** Title of the window on the previous page. */
  titleBefore: string
}

/** Announces the title of the new page in a polite live region. */
export function announceRouteChange(layout: Layout, { region, titleBefore }: AnnounceRouteChangeOptions): void {
  region.dataset.pageTitle = ''
  region.setAttribute('role', 'status')
  region.className = visuallyHidden
  // At the end of the document it would make the page a pixel higher.
  region.style.insetBlockStart = '0'
  region.textContent = ''
  if (!region.isConnected) document.body.append(region)
  setTimeout(() => (region.textContent = titleOf(layout, titleBefore)), pause)
}

// The window's title where the app has set it, else the menu's.
function titleOf(layout: Layout, titleBefore: string): string {
  const { store, route, menu, inputs } = layout
  const now = store.get(route)
  if (document.title !== titleBefore) return document.title
  return (
    titleOfPage(
      { path: now.path, own: titleOfRoute(store.get(pageTitlesOf(layout)), now) ?? now.meta.title },
      store.get(menu.tree),
      store.get(inputs),
    ) ?? titleBefore
  )
}
