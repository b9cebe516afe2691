import type { ArticlePorts } from '../article/ArticlePorts.ts'
import { attachArticle } from '../article/attachArticle.ts'
import { isPlainClick } from '../article/attachLinks.ts'
import { articleLink } from './articleLink.ts'
import { createTrail } from './createScrollRestoration.ts'
import { followHeadings } from './markCurrentAnchor.ts'
import { createPageSource } from './pageSource.ts'
import { savesData } from '../connection.ts'
import { lookAhead } from './lookAhead.ts'
import { ownPath, placePage, showPage } from './showPage.ts'

/** Which part of the page the reader leads through, and what its articles need. */
export interface ReaderOptions {
  /** Element that holds the prerendered page; everything in it is brought in step with the next page. */
  root: HTMLElement
  /** What the articles need; going to another page is the reader's own. */
  ports: Omit<ArticlePorts, 'navigate' | 'prefetch'>
  /** Whether a path of this site leads to an article. */
  isArticle: (path: string) => boolean
}

/** A running reader. */
export interface Reader {
  /** Keeps the scroll positions for an application that is about to be loaded. */
  save: () => void
  /**
   * Ends it and leaves the page as it was prerendered, for an application to take over; the article stays alive. A page that is on
   * its way comes first: address, text and the application's state belong together.
   */
  stop: () => Promise<void>
}

/** A page that is there so soon needs no sign that it is on its way, in ms. */
const soon = 200

/**
 * Leads from article to article without loading pages and without an application: the next page's prerendered parts take the
 * place of this one's. Everything else is left to the browser.
 */
export function startReader({ root, ports, isArticle }: ReaderOptions): Reader {
  const controller = new AbortController()
  const { signal } = controller
  const pages = createPageSource()
  const trail = createTrail()
  const article = () => root.querySelector<HTMLElement>('[data-article]')
  const live = () => comeAlive(article(), ports, (links) => lookAhead(links, { isArticle, fetch: pages.fetch }))
  let life = live()
  let place = correctAddress()
  /** Of the page that was asked for last, and is on its way or there. */
  let journey = new AbortController()
  let arrival = Promise.resolve()

  function correctAddress(): string {
    const path = ownPath() ?? location.pathname
    if (path !== location.pathname) trail.correct(path + location.search + location.hash)
    return path + location.search
  }

  async function go(href: string, enter?: () => void): Promise<void> {
    journey.abort()
    journey = new AbortController()
    const overtaken = journey.signal
    const sign = setTimeout(() => (document.documentElement.dataset['loading'] = ''), soon)
    const next = await Promise.race([aborted(overtaken), pages.take(href).catch(() => null)])
    clearTimeout(sign)
    if (overtaken.aborted || next === undefined) return
    delete document.documentElement.dataset['loading']
    // Back, and forward again before the page was there.
    if (!enter && href !== address()) return
    if (next === null) return location.assign(href)
    trail.leave()
    enter?.()
    life.end()
    showPage(root, next)
    place = correctAddress()
    placePage(root, trail.position())
    await painted()
    delete document.documentElement.dataset['firstView']
    if (overtaken.aborted) return
    // Focus that was in the old article begins at the new one.
    if (document.activeElement === document.body) root.querySelector('main')?.focus({ preventScroll: true })
    ports.announce?.(document.title)
    life = live()
  }

  function lead(href: string, enter?: () => void): void {
    arrival = go(href, enter)
  }

  const follow = (event: MouseEvent) => {
    const href = isPlainClick(event) ? articleLink(event.target, isArticle) : undefined
    if (href === undefined) return
    event.preventDefault()
    lead(href, () => trail.push(href))
  }
  const intend = ({ target }: Event) => {
    const href = articleLink(target, isArticle)
    if (href !== undefined && !savesData()) void pages.prepare(href)
  }
  const travel = () => {
    if (location.pathname + location.search !== place) lead(address())
  }
  root.addEventListener('click', follow, { signal })
  for (const type of ['pointerover', 'focusin', 'touchstart']) root.addEventListener(type, intend, { signal, passive: true })
  addEventListener('popstate', travel, { signal })
  addEventListener('pagehide', () => trail.end(), { signal })
  return {
    save: () => trail.save(),
    async stop() {
      let last
      do {
        last = arrival
        await last
        // Meanwhile another page may have been asked for.
      } while (last !== arrival)
      controller.abort()
      life.leave()
    },
  }
}

function address(): string {
  return location.pathname + location.search + location.hash
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
}

/** Until the page is on the screen: it may come to life a moment later. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))
}

/** What an article does while it is read: its buttons, the mark that follows the reader through its anchors, the look at where it leads. */
interface Life {
  /** The article is replaced. */
  end: () => void
  /** The article stays, and somebody else goes on with it. */
  leave: () => void
}

function comeAlive(article: HTMLElement | null, ports: ArticlePorts, look: (article: HTMLElement) => () => void): Life {
  const detach = article ? attachArticle(article, ports) : undefined
  const endings = [followHeadings(), article ? look(article) : () => undefined]
  const leave = () => endings.forEach((end) => end())
  return {
    leave,
    end() {
      leave()
      detach?.()
    },
  }
}
