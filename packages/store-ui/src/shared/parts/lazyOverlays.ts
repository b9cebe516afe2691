import { lazy } from 'react'

/** Dialogs come with the first use: Base UI is no part of a page's first load. */
const load = () => import('@view-site/ui/overlay')

/** Begins to load the dialogs, on the first sign that one may be wanted. */
export function preloadOverlays(): void {
  void load()
}

export const LazyConfirmDialog = lazy(async () => ({ default: (await load()).ConfirmDialog }))
