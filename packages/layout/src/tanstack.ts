export { guardAccess, type GuardAccessOptions, type GuardedNavigation } from './routers/tanstack/guardAccess.ts'
export { preloadPath } from './routers/tanstack/preloadPath.ts'
export { tanstackAdapter } from './routers/tanstack/tanstackAdapter.tsx'
export { historyOf, type RoutingMode } from './routers/tanstack/historyOf.ts'
