import type { Flag, UserInfo } from '@view-site/contract'

/** An entry of the access list, as used by menus, routes and the layout's access checker. */
export type AccessTag = 'user' | (typeof accessFlags)[number]

const accessFlags = ['pro', 'admin_pro', 'admin_plus', 'icrud'] as const
const allFlags = [...accessFlags, 'store', 'admin_cloud'] as const satisfies readonly Flag[]

/** The access list of a signed-in user: `user`, plus their flags among pro, admin_pro, admin_plus and icrud. */
export function accessOf(user: UserInfo): AccessTag[] {
  return ['user', ...accessFlags.filter((flag) => user[flag] === 1)]
}

/** All product flags of a user, including store and admin_cloud, which unlock documentation and pages but no menus. */
export function flagsOf(user: UserInfo): Flag[] {
  return allFlags.filter((flag) => user[flag] === 1)
}
