import type { LayoutMenu, MenuBadge, MenuNode } from './MenuNode.ts'

/**
 * Parses menus as a server sends them. Entries without a title, and addresses that are neither a path of the app nor http(s), are left out:
 * the reply is not trusted. Throws if the reply has no menus, and says where they are if they are in an envelope.
 */
export function parseMenu(reply: unknown): LayoutMenu {
  const { header, sider } = record(reply)
  if (Array.isArray(header) && Array.isArray(sider)) return { header: nodes(header, 0), sider: nodes(sider, 0) }
  const envelope = Object.entries(record(reply)).find(([, part]) => hasMenus(part))?.[0]
  throw new Error(
    envelope === undefined
      ? 'The reply has no lists "header" and "sider". Check what the function given to followDynamicMenu() returns.'
      : `The lists "header" and "sider" are in "${envelope}" of the reply. Return that part from the function given to followDynamicMenu().`,
  )
}

function hasMenus(part: unknown): boolean {
  const { header, sider } = record(part)
  return Array.isArray(header) && Array.isArray(sider)
}

/** Menus are not deeper than this. */
const deepest = 8

function nodes(list: readonly unknown[], depth: number): MenuNode[] {
  return depth < deepest ? list.flatMap((one) => node(record(one), depth) ?? []) : []
}

function node(given: Record<string, unknown>, depth: number): MenuNode | null {
  const { title, children, auth } = given
  if (typeof title !== 'string' || title === '') return null
  const path = addressOf(given.path)
  if (given.path !== undefined && given.path !== null && path === null) return null
  const badge = badgeOf(given.badge)
  return {
    title,
    ...texts(given, ['subtitle', 'lang', 'name', 'header', 'icon', 'custom', 'img', 'cover', 'desc']),
    ...flags(given, ['replace', 'divided', 'hideSider', 'hidden']),
    ...(path !== null && { path }),
    ...(badge && { badge }),
    ...((given.target === '_blank' || given.target === '_self') && { target: given.target }),
    ...(Array.isArray(children) && { children: nodes(children, depth + 1) }),
    ...(Array.isArray(auth) && { auth: auth.filter((value) => typeof value === 'string') }),
  }
}

function addressOf(path: unknown): string | null {
  return typeof path === 'string' && /^(\/(?![/\\])|https?:\/\/)/i.test(path) ? path : null
}

function badgeOf(given: unknown): MenuBadge | null {
  const { text, className } = record(given)
  if (typeof text !== 'string') return null
  return typeof className === 'string' ? { text, className } : { text }
}

function texts<Name extends string>(given: Record<string, unknown>, names: readonly Name[]): Partial<Record<Name, string>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these names, only strings
  return Object.fromEntries(names.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : []))) as Partial<
    Record<Name, string>
  >
}

function flags<Name extends string>(given: Record<string, unknown>, names: readonly Name[]): Partial<Record<Name, boolean>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these names, only true
  return Object.fromEntries(names.flatMap((name) => (given[name] === true ? [[name, true]] : []))) as Partial<Record<Name, boolean>>
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
