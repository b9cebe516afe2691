import { lazy } from 'react'

/** Dialogs load on first use: Base UI is not part of a page's first load. The file has only this dialog: the others would come with it. */
const load = () => import('./confirmDialog.ts')

/** Starts loading the dialogs when one is likely to be opened. */
export function preloadOverlays(): void {
  void load()
}

export const LazyConfirmDialog = lazy(async () => ({ default: (await load()).ConfirmDialog }))
