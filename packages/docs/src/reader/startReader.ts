import type { ArticlePorts } from '../ArticlePorts.ts'
import { attachArticle } from '../attachArticle.ts'
import { isPlainClick } from '../behaviours/links.ts'
import { articleLink } from './articleLink.ts'
import { createTrail } from './createTrail.ts'
import { followHeadings } from './followHeadings.ts'
import { createPageSource } from './pageSource.ts'
import { savesData } from '../line.ts'
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
  /** Ends it and leaves the page as it was prerendered, for an application to take over; the article stays alive. */
  stop: () => void
}

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
  let asked = 0

  function correctAddress(): string {
    const path = ownPath() ?? location.pathname
    if (path !== location.pathname) trail.correct(path + location.search + location.hash)
    return path + location.search
  }

  async function go(href: string, enter?: () => void): Promise<void> {
    asked += 1
    const turn = asked
    document.documentElement.dataset['loading'] = ''
    const next = await pages.take(href).catch(() => null)
    if (turn !== asked || signal.aborted) return
    delete document.documentElement.dataset['loading']
    if (!next) return location.assign(href)
    trail.leave()
    enter?.()
    life.end()
    showPage(root, next)
    place = correctAddress()
    placePage(trail.position())
    afterPaint(() => {
      delete document.documentElement.dataset['firstView']
      if (turn !== asked || signal.aborted) return
      // Focus that was in the old article begins at the new one.
      if (document.activeElement === document.body) root.querySelector('main')?.focus({ preventScroll: true })
      ports.announce?.(document.title)
      life = live()
    })
  }

  const follow = (event: MouseEvent) => {
    const href = isPlainClick(event) ? articleLink(event.target, isArticle) : undefined
    if (href === undefined) return
    event.preventDefault()
    void go(href, () => trail.push(href))
  }
  const intend = ({ target }: Event) => {
    const href = articleLink(target, isArticle)
    if (href !== undefined && !savesData()) void pages.prepare(href)
  }
  const travel = () => {
    if (location.pathname + location.search !== place) void go(location.pathname + location.search + location.hash)
  }
  root.addEventListener('click', follow, { signal })
  for (const type of ['pointerover', 'focusin', 'touchstart']) root.addEventListener(type, intend, { signal, passive: true })
  addEventListener('popstate', travel, { signal })
  addEventListener('pagehide', () => trail.end(), { signal })
  return {
    save: () => trail.save(),
    stop() {
      controller.abort()
      life.leave()
    },
  }
}

/** Calls back when the page is on the screen: it may come to life a moment later. */
function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(callback)))
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
