import type { ArticlePorts } from '../ArticlePorts.ts'

/** Leads internal links through the application's router; everything else stays with the browser. */
export function attachLinks(article: HTMLElement, { navigate, prefetch }: ArticlePorts, signal: AbortSignal): void {
  if (navigate) {
    article.addEventListener(
      'click',
      (event) => {
        const href = isPlainClick(event) ? internalHref(event.target) : undefined
        if (href === undefined) return
        event.preventDefault()
        navigate(href)
      },
      { signal },
    )
  }
  if (prefetch) {
    const intend = ({ target }: Event) => {
      const href = internalHref(target)
      if (href !== undefined) prefetch(href)
    }
    article.addEventListener('pointerover', intend, { signal, passive: true })
    article.addEventListener('focusin', intend, { signal, passive: true })
  }
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** Address of a link to another page of this site; links inside demos and to files are not ours. */
function internalHref(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.closest('.doc-sheet')) return undefined
  const isOtherPage = link.pathname !== location.pathname || link.search !== location.search
  if (link.origin !== location.origin || !isOtherPage || /\.\w+$/.test(link.pathname)) return undefined
  return link.pathname + link.search + link.hash
}
