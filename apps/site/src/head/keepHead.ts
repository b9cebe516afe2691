import type { AnyRouter } from '@tanstack/react-router'
import type { Locale } from '@view-site/i18n/locale'
import { applyHead } from './applyHead.ts'
import { pageHead } from './pageHead.ts'

/** Keeps the document's head in step with the route, and has each change of the page told to those who do not see it. */
export function keepHead(router: AnyRouter, locale: Locale, origin: string): () => void {
  return router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    applyHead(pageHead(router, locale), origin)
    if (fromLocation && pathChanged) void tellLater(document.title)
  })
}

// Nobody needs it before the first change of the page: it is no part of the first load.
async function tellLater(title: string): Promise<void> {
  const { tellPage } = await import('./tellPage.ts')
  tellPage(title)
}
