import type { ArticlePorts } from './ArticlePorts.ts'

/** Passes internal links to the application's router; everything else is left to the browser. */
export function attachLinks(article: HTMLElement, ports: ArticlePorts, signal: AbortSignal): void {
  const follow = (event: MouseEvent) => {
    const href = ports.navigate && isPlainClick(event) ? internalHref(event.target) : undefined
    if (href === undefined) return
    event.preventDefault()
    ports.navigate?.(href)
  }
  const intend = ({ target }: Event) => {
    const href = ports.prefetch && internalHref(target)
    if (href !== undefined) ports.prefetch?.(href)
  }
  article.addEventListener('click', follow, { signal })
  article.addEventListener('pointerover', intend, { signal, passive: true })
  article.addEventListener('focusin', intend, { signal, passive: true })
}

/** Whether a click follows its link in this tab, and nothing has handled it. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** Address of a link to another page of this site; links inside demos and to files are ignored. */
function internalHref(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.closest('.doc-sheet')) return undefined
  const isOtherPage = link.pathname !== location.pathname || link.search !== location.search
  if (link.origin !== location.origin || !isOtherPage || /\.\w+$/.test(link.pathname)) return undefined
  return link.pathname + link.search + link.hash
}
