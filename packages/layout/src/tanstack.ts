export { guardAccess, type GuardAccessOptions, type GuardedNavigation } from './tanstack/guardAccess.ts'
export { preloadPath } from './tanstack/preloadPath.ts'
export { tanstackAdapter } from './tanstack/tanstackAdapter.tsx'
export { historyOf, type RoutingMode } from './tanstack/historyOf.ts'
