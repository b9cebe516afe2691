import type { AnyRouter } from '@tanstack/react-router'
import { destination } from './destination.ts'

/** Fetches the page at a path of the app before anybody goes there; not for a visitor who saves data. */
export function preloadPath(router: AnyRouter, path: string): void {
  if (!savesData()) void router.preloadRoute(destination(router, path)).catch(() => undefined)
}

/** Asked for by the browser's setting; Safari and Firefox have none and do not say. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
