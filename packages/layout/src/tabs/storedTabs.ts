import type { AccessChecker } from '../core/AccessChecker.ts'
import type { RouteInfo } from '../core/RouterPort.ts'
import { opensTab, tabOf } from './tabList.ts'
import { tabGroupColors, type TabGroup } from '../core/TabGroups.ts'
import type { Tab, TabList } from '../core/Tabs.ts'

/** Most tabs that are restored; further stored ones are ignored. */
const most = 200

/** Tabs as they are stored: addresses, and what the visitor changed. All else is found again from the routes. */
export function writeTabs(tabs: TabList): string {
  return JSON.stringify(
    tabs.map(({ fullPath, meta, keepMeta, pinned, group }) => ({
      fullPath,
      ...(keepMeta && { title: meta.title }),
      ...(pinned && { pinned }),
      ...(group && { group }),
    })),
  )
}

export interface ReadTabsOptions {
  resolve: (path: string) => RouteInfo | null
  can: AccessChecker
}

/**
 * Tabs from what is stored, without those whose route is unknown or whose permission the user lacks; the value `hidden` counts as
 * held, since it only keeps a page out of the menus. Never throws: damaged entries are left out.
 */
export function readTabs(stored: string | null, { resolve, can }: ReadTabsOptions): TabList {
  const tabs = new Map<string, Tab>()
  for (const entry of parse(stored)) {
    const route = resolveOrNull(resolve, entry.fullPath)
    if (!route || !opensTab(route) || !mayRestore(route, can)) continue
    const own = tabOf(route)
    const meta = entry.title === null ? own.meta : { ...own.meta, title: entry.title }
    const { title, pinned, group } = entry
    if (!tabs.has(own.id)) tabs.set(own.id, { ...own, meta, keepMeta: title !== null, pinned, group })
  }
  return [...tabs.values()]
}

/** Whether a user may have a route's tab. */
export function mayRestore({ meta: { auth } }: RouteInfo, can: AccessChecker): boolean {
  return auth === undefined || auth.includes('hidden') || can(auth)
}

interface StoredTab {
  fullPath: string
  title: string | null
  pinned: boolean
  group: TabGroup | null
}

function parse(stored: string | null): StoredTab[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.slice(0, most).flatMap((entry) => storedTab(entry) ?? []) : []
  } catch {
    return []
  }
}

function storedTab(entry: unknown): StoredTab | null {
  if (typeof entry !== 'object' || entry === null) return null
  const { fullPath, title, pinned, group }: { fullPath?: unknown; title?: unknown; pinned?: unknown; group?: unknown } = entry
  if (typeof fullPath !== 'string' || !/^\/(?![/\\])/.test(fullPath)) return null
  return { fullPath, title: typeof title === 'string' && title !== '' ? title : null, pinned: pinned === true, group: storedGroup(group) }
}

function storedGroup(value: unknown): TabGroup | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, name, color, collapsed }: { id?: unknown; name?: unknown; color?: unknown; collapsed?: unknown } = value
  if (typeof id !== 'string' || !/^\d{1,9}$/.test(id) || typeof name !== 'string' || name.trim() === '') return null
  return { id, name, color: tabGroupColors.find((one) => one === color) ?? 'neutral', collapsed: collapsed === true }
}

/** What a stored path leads to; null also where the router cannot read it. */
export function resolveOrNull(resolve: ReadTabsOptions['resolve'], path: string): RouteInfo | null {
  try {
    return resolve(path)
  } catch {
    return null
  }
}
