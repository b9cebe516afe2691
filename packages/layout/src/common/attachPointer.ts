import type { Layout } from '../core/Layout.ts'
import { attachRouteName } from '../footer/attachRouteName.ts'
import { attachCutTitles } from './attachCutTitles.ts'

/**
 * Attaches what only a pointer needs: to a double-click, or to entering an element.
 * @param first the event that it loaded for
 * @param signal ends it
 */
export function attachPointer(layout: Layout, first: Event, signal: AbortSignal): void {
  if (first.type === 'dblclick') attachRouteName(layout, first, signal)
  else attachCutTitles(first, signal)
}
