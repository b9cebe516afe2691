export { tanstackAdapter } from './tanstack/tanstackAdapter.tsx'
