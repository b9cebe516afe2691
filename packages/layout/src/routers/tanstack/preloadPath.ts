import type { AnyRouter } from '@tanstack/react-router'
import { destination } from './destination.ts'

/** Preloads the page at a path of the app, except for visitors who save data. */
export function preloadPath(router: AnyRouter, path: string): void {
  if (!savesData()) void router.preloadRoute(destination(router, path)).catch(() => undefined)
}

/** The browser's data saver setting; Safari and Firefox do not have it. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
