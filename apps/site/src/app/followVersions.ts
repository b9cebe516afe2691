import type { AnyRouter } from '@tanstack/react-router'
import { versionAt } from '../docs/versionAt.ts'

/**
 * Reloads the document when a navigation leads to another version of the documentation: its menus, its search, and the release and the
 * styles that its demos run with are those of one version.
 */
export function followVersions(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    if (!fromLocation || versionAt(fromLocation.pathname) === versionAt(toLocation.pathname)) return
    // The router changes the address a little later.
    router.history.flush()
    location.reload()
  })
}
