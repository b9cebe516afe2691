import type { Layout } from '../core/Layout.ts'
import { attachRouteName } from '../footer/attachRouteName.ts'
import { attachCutTitles } from './attachCutTitles.ts'

/**
 * Attaches what only a pointer needs.
 * @param first the event that the pointer entered with
 * @param signal ends it
 */
export function attachPointer(layout: Layout, first: Event, signal: AbortSignal): void {
  attachCutTitles(first, signal)
  attachRouteName(layout, signal)
}
