export { preloadPath } from './tanstack/preloadPath.ts'
export { tanstackAdapter } from './tanstack/tanstackAdapter.tsx'
