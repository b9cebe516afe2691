import type { RouterHistory } from '@tanstack/react-router'
import { historyOf, type RoutingMode } from '@view-site/layout/tanstack'

/**
 * The history of another routing mode than that of the prerendered pages: it begins where the visitor came in. Behind the hash that
 * is what stands there; in memory it is the page that was opened.
 */
export function historyOfMode(mode: RoutingMode): RouterHistory {
  return historyOf(mode, location.pathname + location.search)
}
