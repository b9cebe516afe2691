import type { Layout } from '../core/Layout.ts'
import { unsavedOf } from './unsavedOf.ts'

/**
 * Asks before all pages are discarded at once: the visitor signs out or switches accounts. Yes at once where nothing is unsaved;
 * after a yes nothing is asked again.
 */
export function confirmUnsaved(layout: Layout): Promise<boolean> {
  return unsavedOf(layout).mayDropAll()
}
