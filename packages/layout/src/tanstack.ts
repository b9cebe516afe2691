export { preloadPath } from './tanstack/preloadPath.ts'
export { tanstackAdapter } from './tanstack/tanstackAdapter.tsx'
export { historyOf, type RoutingMode } from './tanstack/historyOf.ts'
