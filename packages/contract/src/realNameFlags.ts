import type { Flag } from './values.ts'

/** Flags that require real-name authentication. A separate file, because menus import nothing else of the contract. */
export const realNameFlags = ['pro', 'admin_pro', 'icrud', 'store', 'admin_plus'] as const satisfies readonly Flag[]
