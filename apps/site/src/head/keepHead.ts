import type { AnyRouter } from '@tanstack/react-router'
import { localePaths, type Locale } from '@view-site/i18n/product'

/** Updates the document's head and moves the focus to the content after each navigation. Returns a cleanup function. */
export function keepHead(router: AnyRouter, locale: Locale, origin: string): () => void {
  return router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (fromLocation) void updateHead(router, { locale, origin })
    if (fromLocation && pathChanged) focusPage()
  })
}

// Loaded on demand: the first page has its prerendered head.
async function updateHead(router: AnyRouter, { locale, origin }: { locale: Locale; origin: string }): Promise<void> {
  const [{ applyHead }, { pageHead }] = await Promise.all([import('@view-site/static-site/head'), import('./pageHead.ts')])
  applyHead(pageHead(router, locale), origin, localePaths)
}

/** Moves the focus as a page load would, unless the page has focused something itself, such as a field. */
function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main')
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
}
