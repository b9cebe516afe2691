/** Permissions of each role, used by menus, routes, `<Access>` and restored tabs. */
const holdings = {
  viewer: [],
  keeper: ['assets'],
  admin: ['assets', 'admin'],
} as const satisfies Record<string, readonly Grant[]>

/** A permission. */
export type Grant = 'assets' | 'admin'

/** A role in this team. */
export type Role = keyof typeof holdings

/** All roles, in ascending order of permissions. */
export const roles = ['viewer', 'keeper', 'admin'] as const satisfies readonly Role[]

/** Whether a value, for example from storage, is a role. */
export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value)
}

/** Whether a role has one of these permissions. */
export function holds(role: Role, auth: readonly string[]): boolean {
  return holdings[role].some((grant) => auth.includes(grant))
}
