import type { RouterHistory } from '@tanstack/react-router'
import { historyOf, type RoutingMode } from '@view-site/layout/tanstack'

/**
 * The history of a routing mode other than that of the prerendered pages. It starts at the address that was opened: the route in the hash
 * or, in memory, the path.
 */
export function historyOfMode(mode: RoutingMode): RouterHistory {
  return historyOf(mode, location.pathname + location.search)
}
