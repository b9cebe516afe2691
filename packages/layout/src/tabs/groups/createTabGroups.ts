import { atom, type Atom } from 'jotai/vanilla'
import type { TabGroup, TabGroups } from '../../core/TabGroups.ts'
import type { TabList } from '../../core/Tabs.ts'
import { changeTab, inZones, rank } from '../tabList.ts'
import { beyondGroups } from './beyondGroups.ts'
import { membersOf, tabPieces, withGroup } from './tabPieces.ts'

export interface CreateTabGroupsOptions {
  /** The tabs that are shown. */
  list: Atom<TabList>
  home: string
  change: (edit: (tabs: TabList) => TabList) => void
  /** Closes those tabs of a group that are shown. */
  close: (group: string) => Promise<void>
}

/** The groups of a tab store. They are fields of their tabs, which are stored. */
export function createTabGroups({ list, home, change, close }: CreateTabGroupsOptions): TabGroups {
  return {
    list: atom((get) => tabPieces(get(list)).flatMap(({ group }) => group ?? [])),
    create: (id, { name, color }) =>
      change((tabs) => {
        const title = name.trim()
        if (title === '' || id === home) return tabs
        const group = { id: freeId(tabs), name: title, color, collapsed: false }
        return inZones(changeTab(tabs, id, { group, pinned: false }), home)
      }),
    add: (id, group) => change((tabs) => addTo(tabs, id, group, home)),
    remove: (id) => change((tabs) => inZones(changeTab(tabs, id, { group: null }), home)),
    change: (id, { name = '', ...patch }) =>
      change((tabs) => edit(tabs, id, (group) => ({ ...group, ...patch, name: name.trim() || group.name }))),
    dissolve: (id) => change((tabs) => edit(tabs, id, () => null)),
    close,
    move: (id, index) => change((tabs) => moveGroup(tabs, id, index, home)),
  }
}

function addTo(tabs: TabList, id: string, group: string, home: string): TabList {
  const tab = tabs.find((one) => one.id === id)
  const last = membersOf(tabs, group).at(-1)
  if (!tab || !last || id === home || tab.group?.id === group) return tabs
  return inZones(
    tabs.flatMap((one) => {
      if (one === tab) return []
      return one === last ? [one, { ...tab, pinned: false, group: last.group }] : [one]
    }),
    home,
  )
}

/** Replaces a group in all its tabs. */
function edit(tabs: TabList, id: string, by: (group: TabGroup) => TabGroup | null): TabList {
  const group = tabs.find((tab) => tab.group?.id === id)?.group
  if (!group) return tabs
  const next = by(group)
  return tabs.map((tab) => (tab.group?.id === id ? withGroup(tab, next) : tab))
}

function moveGroup(tabs: TabList, id: string, to: number, home: string): TabList {
  const members = membersOf(tabs, id)
  const rest = tabs.filter((tab) => tab.group?.id !== id)
  const from = tabs.findIndex((tab) => tab.group?.id === id)
  const first = rest.filter((tab) => rank(tab, home) < 2).length
  const index = beyondGroups(rest, Math.min(Math.max(to, first), rest.length), to > from, () => true)
  return from === -1 || index === from ? tabs : [...rest.slice(0, index), ...members, ...rest.slice(index)]
}

function freeId(tabs: TabList): string {
  return String(1 + Math.max(0, ...tabs.map(({ group }) => Number(group?.id) || 0)))
}
