import type { ArticlePorts } from '../ArticlePorts.ts'
import { attachArticle } from '../attachArticle.ts'
import { isPlainClick } from '../behaviours/links.ts'
import { articleLink } from './articleLink.ts'
import { createTrail } from './createTrail.ts'
import { followHeadings } from './followHeadings.ts'
import { createPageSource } from './pageSource.ts'
import { ownPath, placePage, showPage } from './showPage.ts'

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
  let life = comeAlive(root, ports)
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
    // Focus that was in the old article begins at the new one.
    if (document.activeElement === document.body) root.querySelector('main')?.focus({ preventScroll: true })
    ports.announce?.(document.title)
    // The page is painted first: its buttons may come to life a moment later.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (turn === asked && !signal.aborted) life = comeAlive(root, ports)
      }),
    )
  }

  const follow = (event: MouseEvent) => {
    const href = isPlainClick(event) ? articleLink(event.target, isArticle) : undefined
    if (href === undefined) return
    event.preventDefault()
    void go(href, () => trail.push(href))
  }
  const intend = ({ target }: Event) => {
    const href = articleLink(target, isArticle)
    if (href !== undefined && !savesData()) void pages.prefetch(href)
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

/** Asked for by the browser's setting; Safari and Firefox have none and do not say. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** The article's own life: its buttons, and the mark that follows the reader through its anchors. */
function comeAlive(root: HTMLElement, ports: ArticlePorts): { end: () => void; leave: () => void } {
  const article = root.querySelector<HTMLElement>('[data-article]')
  const detach = article ? attachArticle(article, ports) : undefined
  const leave = followHeadings()
  return {
    leave,
    end() {
      leave()
      detach?.()
    },
  }
}
