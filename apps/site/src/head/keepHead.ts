import type { AnyRouter } from '@tanstack/react-router'
import type { Locale } from '@view-site/i18n/locale'
import { applyHead } from './applyHead.ts'
import { pageHead } from './pageHead.ts'

/** Keeps the document's head in step with the route. */
export function keepHead(router: AnyRouter, locale: Locale, origin: string): () => void {
  return router.subscribe('onResolved', () => applyHead(pageHead(router, locale), origin))
}
