/** What each role holds: menus, routes, `<Access>` and restored tabs ask for these. */
const holdings = {
  viewer: [],
  keeper: ['assets'],
  admin: ['assets', 'admin'],
} as const satisfies Record<string, readonly Grant[]>

/** Something that not everybody may do. */
export type Grant = 'assets' | 'admin'

/** What somebody is in this team. */
export type Role = keyof typeof holdings

/** All roles, the least first. */
export const roles = ['viewer', 'keeper', 'admin'] as const satisfies readonly Role[]

/** Whether a value is a role; what storage gives back need not be one. */
export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value)
}

/** Whether a role holds one of these. */
export function holds(role: Role, auth: readonly string[]): boolean {
  return holdings[role].some((grant) => auth.includes(grant))
}
