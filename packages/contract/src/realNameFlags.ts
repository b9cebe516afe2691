import type { Flag } from './values.ts'

/** Who may have their real name authenticated: holders of one of these. A file of its own, because menus need nothing else of the contract. */
export const realNameFlags = ['pro', 'admin_pro', 'icrud', 'store', 'admin_plus'] as const satisfies readonly Flag[]
