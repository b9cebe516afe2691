import type { AnyRouter } from '@tanstack/react-router'
import { localePaths, site } from './site/site.ts'

/** Updates the document's head and moves the focus to the content after each navigation. Returns a cleanup function. */
export function keepHead(router: AnyRouter, locale: string): () => void {
  return router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (fromLocation) void updateHead(router, locale)
    if (fromLocation && pathChanged) focusPage()
  })
}

/** Applies the head of the current route. */
export async function updateHead(router: AnyRouter, locale: string): Promise<void> {
  // Loaded on demand: the first page has its prerendered head.
  const [{ applyHead }, { pageHead }] = await Promise.all([import('@view-site/static-site/head'), import('./pageHead.ts')])
  const head = pageHead(router, locale)
  document.title = head.title
  applyHead(head, site.origin, localePaths)
}

/** Moves the focus to the content, unless the page has focused something itself, such as a field. */
function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main')
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
}
