import { pageIdOf } from '../core/pageIdOf.ts'
import type { RouteInfo } from '../core/RouterPort.ts'
import type { TabGroup } from '../core/TabGroups.ts'
import type { Tab, TabList, TabMeta } from '../core/Tabs.ts'
import { beyondGroups, groupAround } from './groups/beyondGroups.ts'
import { membersOf, tabPieces, withGroup } from './groups/tabPieces.ts'

/** Whether a route opens as a tab. */
export function opensTab({ meta }: RouteInfo): boolean {
  return meta.tab !== false && meta.hidden !== true && meta.page !== 'standalone'
}

/** The tab of a route that is not open yet. */
export function tabOf(route: RouteInfo): Tab {
  const { name, path, fullPath, params, query, meta } = route
  return { id: pageIdOf(route), name, path, fullPath, params, query, meta: metaOf(meta), keepMeta: false, pinned: false, group: null }
}

function metaOf({ title, closable, cache }: RouteInfo['meta']): TabMeta {
  return { ...(title !== undefined && { title }), ...(closable !== undefined && { closable }), ...(cache !== undefined && { cache }) }
}

/** Updates the tab of an open page, or adds one at the end. The same list where nothing differs. */
export function openTab(tabs: TabList, route: RouteInfo): TabList {
  const fresh = tabOf(route)
  const open = tabs.find(({ id }) => id === fresh.id)
  if (!open) return [...tabs, fresh]
  const meta = open.keepMeta ? open.meta : fresh.meta
  if (open.fullPath === fresh.fullPath && sameMeta(open.meta, meta)) return tabs
  const { keepMeta, pinned, group } = open
  const updated = { ...fresh, meta, keepMeta, pinned, group }
  return tabs.map((tab) => (tab === open ? updated : tab))
}

/** Changes one tab. */
export function changeTab(tabs: TabList, id: string, patch: Partial<Tab>): TabList {
  return tabs.map((tab) => (tab.id === id ? { ...tab, ...patch } : tab))
}

/** Where `moveTab` moves a tab. */
export interface MoveTabOptions {
  to: number
  home: string
  /** Id of the group it is then in, null for none. @default what is around it decides */
  into?: string | null | undefined
}

/** Moves a tab to an index; home and pinned tabs keep to the front. It passes collapsed groups, and keeps the group whose only tab it is. */
export function moveTab(tabs: TabList, id: string, { to, home, into }: MoveTabOptions): TabList {
  const from = tabs.findIndex((tab) => tab.id === id)
  const tab = tabs[from]
  if (!tab || tab.id === home) return tabs
  const zone = tabs.filter((one) => rank(one, home) < rank(tab, home)).length
  const last = zone + tabs.filter((one) => rank(one, home) === rank(tab, home)).length - 1
  const rest = tabs.filter((one) => one !== tab)
  const own = tab.group
  const isAlone = own !== null && membersOf(rest, own.id).length === 0
  const skips = ({ id: other, collapsed }: TabGroup) => into === undefined && (isAlone || collapsed) && other !== own?.id
  const index = beyondGroups(rest, Math.min(Math.max(to, zone), last), to > from, skips)
  const group = into === undefined ? groupAt(index) : (membersOf(tabs, into ?? '')[0]?.group ?? null)
  if (index === from && group?.id === own?.id) return tabs
  return inZones([...rest.slice(0, index), withGroup(tab, group), ...rest.slice(index)], home)

  function groupAt(at: number): TabGroup | null {
    const isNextToOwn = [rest[at - 1], rest[at]].some((one) => one?.group && one.group.id === own?.id)
    return groupAround(rest, at) ?? (isAlone || isNextToOwn ? own : null)
  }
}

/** Home first, then pinned tabs, then the others, those of a group next to each other; each kind in its own order. */
export function inZones(tabs: TabList, home: string): TabList {
  const sorted = tabs.toSorted((one, other) => rank(one, home) - rank(other, home))
  return tabPieces(sorted.map((tab) => (rank(tab, home) < 2 ? withGroup(tab, null) : tab))).flatMap((piece) => piece.tabs)
}

/** Whether the visitor may close a tab. */
export function isClosable(tab: Tab, home: string): boolean {
  return tab.id !== home && !tab.pinned && tab.meta.closable !== false
}

/**
 * The tabs beyond a limit, the least recently used ones first. `used` are the ids of those that were visited, the last one last; tabs that
 * `stays` names are none of them.
 */
export function tabsBeyond(tabs: TabList, max: number, { used, stays }: { used: readonly string[]; stays: (tab: Tab) => boolean }): Tab[] {
  const surplus = Math.max(0, tabs.length - max)
  return tabs
    .filter((tab) => !stays(tab))
    .toSorted((one, other) => used.indexOf(one.id) - used.indexOf(other.id))
    .slice(0, surplus)
}

/** Where to go when the current tab closes: to the next tab that stays, else to the one before, else nowhere. */
export function neighbour(tabs: TabList, current: string, leaving: ReadonlySet<string>): Tab | null {
  const at = tabs.findIndex(({ id }) => id === current)
  const stays = ({ id }: Tab) => !leaving.has(id)
  return tabs.slice(at + 1).find(stays) ?? tabs.slice(0, at).findLast(stays) ?? null
}

/** Kind of a tab: home 0, pinned 1, others 2. */
export function rank(tab: Tab, home: string): number {
  if (tab.id === home) return 0
  return tab.pinned ? 1 : 2
}

function sameMeta(one: TabMeta, other: TabMeta): boolean {
  return one.title === other.title && one.closable === other.closable && one.cache === other.cache
}
