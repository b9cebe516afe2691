import type { AnyRouter } from '@tanstack/react-router'
import type { Locale } from '@view-site/i18n/locale'

/** Keeps the document's head in step with the route, and lets the next Tab begin at the content of a new page. */
export function keepHead(router: AnyRouter, locale: Locale, origin: string): () => void {
  return router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (fromLocation) void follow(router, { locale, origin })
    if (fromLocation && pathChanged) focusPage()
  })
}

// The first page has the head it needs: what changes it is no part of the first load.
async function follow(router: AnyRouter, { locale, origin }: { locale: Locale; origin: string }): Promise<void> {
  const [{ applyHead }, { pageHead }] = await Promise.all([import('@view-site/static-site/head'), import('./pageHead.ts')])
  applyHead(pageHead(router, locale), origin)
}

/** As a page load would. A focus that the page has taken itself, a field for instance, stays. */
function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main')
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
}
