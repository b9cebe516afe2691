import type { Layout } from '../core/Layout.ts'
import { unsavedOf } from './unsavedOf.ts'

/**
 * Asks before all pages are given up at once: the visitor signs out, or becomes somebody else. Yes at once where nothing is unsaved;
 * after a yes nothing is asked about again.
 */
export function confirmUnsaved(layout: Layout): Promise<boolean> {
  return unsavedOf(layout).mayDropAll()
}
