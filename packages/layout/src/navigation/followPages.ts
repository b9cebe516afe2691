import type { Layout } from '../core/Layout.ts'
import { pageIdOf } from '../core/pageIdOf.ts'
import { pageTitlesOf } from '../page-title/pageTitlesOf.ts'
import { titleOfRoute } from '../page-title/PageTitles.ts'
import type { RouteInfo } from '../core/RouterPort.ts'
import { loadLazyTexts } from '../locales/loadLazyTexts.ts'
import { titleOfPage } from '../core/titleOfPage.ts'
import { startProgress } from './startProgress.ts'
import { pageTitle } from './pageTitle.ts'

/** A page that was seen. */
export interface PageView {
  path: string
  fullPath: string
  title: string
}

/** How the document is titled, and how page views are tracked. */
export interface FollowPagesOptions {
  /** Appended to the title of every page. @default the brand's title */
  titleSuffix?: string
  /** Title of the current page. @default that of `usePageTitle`, then the route's, then the menu's */
  titleOf?: (layout: Layout) => string | undefined
  /** Sends a page view to the analytics of the app. */
  track?: (page: PageView) => void
  /** Whether each page starts at its top; a page that tabs keep alive keeps its scroll position. @default true */
  scrollToTop?: boolean
  /** Whether a bar shows that a page is loading. @default true */
  progress?: boolean
}

/** After each navigation: finishes the progress bar, sets the title, scrolls to the top, sends a page view. Returns a cleanup function. */
export function followPages(
  layout: Layout,
  { titleSuffix, titleOf = ownTitle, track, scrollToTop = true, progress = true }: FollowPagesOptions = {},
): () => void {
  const { store, route, inputs, router } = layout
  let last: RouteInfo | null = null

  function paintTitle(messages: string) {
    const { brand } = store.get(inputs)
    document.title = pageTitle(titleOf(layout), { suffix: titleSuffix ?? brand.title, messages })
  }
  async function titleWithMessages() {
    const { messages } = store.get(inputs)
    if (messages === 0) paintTitle('')
    else paintTitle((await loadLazyTexts(store.get(inputs)))('titleMessages', { count: messages }))
  }
  function follow() {
    const now = store.get(route)
    void titleWithMessages()
    if (now.fullPath === last?.fullPath || now.meta.hidden) return
    const moved = last !== null && (last.path !== now.path || pageIdOf(last) !== pageIdOf(now))
    last = now
    const kept = store.get(layout.tabs)
    const isKept = kept !== null && !store.get(kept.showsLive)
    if (scrollToTop && moved && !isKept && !now.fullPath.includes('#')) scrollTo({ top: 0, behavior: 'instant' })
    track?.({ path: now.path, fullPath: now.fullPath, title: titleOf(layout) ?? '' })
  }
  follow()
  const repaint = () => void titleWithMessages()
  const stops = [store.sub(route, follow), store.sub(inputs, repaint), store.sub(pageTitlesOf(layout), repaint)]
  if (progress && router.onLoading) stops.push(startProgress((listener) => router.onLoading?.(listener) ?? (() => {})))
  return () => stops.forEach((stop) => stop())
}

function ownTitle(layout: Layout): string | undefined {
  const { store, route, menu, inputs } = layout
  const now = store.get(route)
  return titleOfPage(
    { path: now.path, own: titleOfRoute(store.get(pageTitlesOf(layout)), now) ?? now.meta.title },
    store.get(menu.tree),
    store.get(inputs),
  )
}
