import { nextPaint } from '@view-site/platform'
import type { ArticlePorts } from '../article/ArticlePorts.ts'
import { attachArticle } from '../article/attachArticle.ts'
import { isPlainClick } from '../article/attachLinks.ts'
import { articleLink } from './articleLink.ts'
import { createScrollRestoration, type HistoryKeys } from './createScrollRestoration.ts'
import { isLeft } from './isLeft.ts'
import { markBusy } from './markBusy.ts'
import { markCurrentAnchor } from './markCurrentAnchor.ts'
import { createPageSource } from './pageSource.ts'
import { savesData } from '../connection.ts'
import { prefetchLinks } from './prefetchLinks.ts'
import { limitFirstFrame, ownPath, placePage, showPage } from './showPage.ts'
import { articleSelector, firstViewAttribute } from '../documentNames.ts'

/** Options of the reader. */
export interface ReaderOptions {
  /** Element that holds the prerendered page; everything in it is updated to the next page. */
  root: HTMLElement
  /** Ports of the articles; the reader itself navigates. */
  ports: Omit<ArticlePorts, 'navigate' | 'prefetch'>
  /** Whether a path of this site leads to an article that this document can show; all others are loaded as documents. */
  isArticle: (path: string) => boolean
  /** Selects the links of the page's list of anchors, of which the reader marks the current one. @default 'aside nav a[href^="#"]' */
  anchorLinks?: string
  /** Called when the content of `root` has become that of another page, before that is painted. */
  onShow?: () => void
  /**
   * Called if the server of a page cannot be reached. `retry` navigates again, unless the visitor has gone to another page meanwhile.
   * @default the browser loads the page, and shows its own error
   */
  onUnreachable?: (retry: () => void, href: string) => void
  /** Keys of the router that replaces the reader, so that it finds the history and the scroll positions. @default the reader's own keys */
  historyKeys?: HistoryKeys
}

const defaultAnchorLinks = 'aside nav a[href^="#"]'

const ownKeys: HistoryKeys = { positions: 'docs-scroll-positions', key: 'docsKey', index: 'docsIndex' }

/** A running reader. */
export interface Reader {
  /** Saves the scroll positions for an application that is about to be loaded. */
  save: () => void
  /**
   * Stops the reader and leaves the page as it was prerendered, for an application to hydrate; the article keeps its behaviour. Waits for
   * a page that is being loaded: address, text and the application's state have to match.
   */
  stop: () => Promise<void>
}

/** How long a page may load before the loading bar is shown, in ms. */
const loadingDelay = 200

/**
 * Navigates from article to article without page loads and without an application: the prerendered elements of the next page replace
 * those of this one. Everything else is left to the browser.
 */
export function startReader({
  root,
  ports,
  isArticle,
  anchorLinks = defaultAnchorLinks,
  onShow,
  onUnreachable = (_, href) => location.assign(href),
  historyKeys = ownKeys,
}: ReaderOptions): Reader {
  if (isLeft()) location.reload()
  const controller = new AbortController()
  const { signal } = controller
  const pages = createPageSource()
  const restoration = createScrollRestoration(historyKeys)
  const article = () => root.querySelector<HTMLElement>(articleSelector)
  const activate = () =>
    activateArticle(article(), ports, {
      markAnchor: () => markCurrentAnchor(root.querySelectorAll<HTMLAnchorElement>(anchorLinks)),
      prefetch: (links) => prefetchLinks(links, { isArticle, fetch: pages.fetch }),
    })
  let active = activate()
  let shown = correctAddress()
  /** Of the page that was requested last. */
  let navigation = new AbortController()
  let loading = Promise.resolve()

  function correctAddress(): string {
    const path = ownPath() ?? location.pathname
    if (path !== location.pathname) restoration.replaceAddress(path + location.search + location.hash)
    return path + location.search
  }

  async function go(href: string, enter?: () => void): Promise<void> {
    navigation.abort()
    navigation = new AbortController()
    const superseded = navigation.signal
    const timer = setTimeout(() => (document.documentElement.dataset['loading'] = ''), loadingDelay)
    const next = await Promise.race([aborted(superseded), pages.take(href).catch(() => undefined)])
    clearTimeout(timer)
    if (superseded.aborted) return
    delete document.documentElement.dataset['loading']
    // Back, and forward again before the page was loaded.
    if (!enter && href !== address()) return
    if (next === undefined) return onUnreachable(() => superseded.aborted || navigate(href, enter), href)
    if (next === null) return location.assign(href)
    restoration.leave()
    enter?.()
    active.end()
    const position = restoration.position()
    showPage(root, next)
    limitFirstFrame(position)
    onShow?.()
    shown = correctAddress()
    placePage(root, position)
    await painted()
    document.documentElement.removeAttribute(firstViewAttribute)
    if (superseded.aborted) return
    // Focus that was in the old article moves to the new one.
    if (document.activeElement === document.body) root.querySelector('main')?.focus({ preventScroll: true })
    ports.announce?.(document.title)
    active = activate()
  }

  function navigate(href: string, enter?: () => void): void {
    loading = go(href, enter)
  }

  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    const href = articleLink(event.target, isArticle)
    const done = markBusy(event.target)
    if (href === undefined) return
    event.preventDefault()
    navigate(href, () => restoration.push(href))
    void loading.finally(done)
  }
  const onIntent = ({ target }: Event) => {
    const href = articleLink(target, isArticle)
    if (href !== undefined && !savesData()) void pages.prepare(href)
  }
  const onPopState = () => {
    if (location.pathname + location.search === shown) return
    // A page that an earlier document of this tab showed: of the application, or of another version.
    if (!isArticle(location.pathname)) return location.reload()
    navigate(address())
  }
  // Not only in `root`: a dialog of the page has links too.
  document.addEventListener('click', onClick, { signal })
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, onIntent, { signal, passive: true })
  addEventListener('popstate', onPopState, { signal })
  addEventListener('pagehide', () => restoration.end(), { signal })
  return {
    save: () => restoration.save(),
    async stop() {
      let last
      do {
        last = loading
        await last
        // Meanwhile another page may have been requested.
      } while (last !== loading)
      controller.abort()
      navigation.abort()
      active.leave()
    },
  }
}

function address(): string {
  return location.pathname + location.search + location.hash
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
}

/** Resolves when the page has been painted: its behaviours may be attached a moment later. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve(nextPaint())))
}

/** The behaviours of the shown article: its buttons, the mark of the current anchor, the prefetching of its links. */
interface ActiveArticle {
  /** Call it before the article is replaced. */
  end: () => void
  /** Call it when the article stays and an application continues with it. */
  leave: () => void
}

/** Behaviours apart from its own controls; each returns a cleanup function. */
interface Behaviours {
  markAnchor: () => () => void
  prefetch: (article: HTMLElement) => () => void
}

function activateArticle(article: HTMLElement | null, ports: ArticlePorts, { markAnchor, prefetch }: Behaviours): ActiveArticle {
  const detach = article ? attachArticle(article, ports) : undefined
  const cleanups = [markAnchor(), article ? prefetch(article) : () => undefined]
  const leave = () => cleanups.forEach((cleanup) => cleanup())
  return {
    leave,
    end() {
      leave()
      detach?.()
    },
  }
}
