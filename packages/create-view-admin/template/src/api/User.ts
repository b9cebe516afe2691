/** Roles, in ascending order of permissions. */
export const roles = ['viewer', 'editor', 'admin'] as const

/** One of `roles`. */
export type Role = (typeof roles)[number]

/** Somebody who can sign in. */
export interface User {
  readonly name: string
  readonly email: string
  readonly role: Role
}

/** What a role may do; menus, routes, `<Access>` and the server use the same names. */
export type Permission = 'edit' | 'admin'

const permissions: Readonly<Record<Role, readonly Permission[]>> = { viewer: [], editor: ['edit'], admin: ['edit', 'admin'] }

/** Whether a role has one of these permissions. */
export function holds(role: Role, wanted: readonly string[]): boolean {
  return permissions[role].some((permission) => wanted.includes(permission))
}
