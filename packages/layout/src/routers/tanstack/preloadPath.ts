import type { AnyRouter } from '@tanstack/react-router'
import { savesData } from '../savesData.ts'
import { destination } from './destination.ts'

/** Preloads the page at a path of the app, except for visitors who save data. */
export function preloadPath(router: AnyRouter, path: string): void {
  if (!savesData()) void router.preloadRoute(destination(router, path)).catch(() => undefined)
}
