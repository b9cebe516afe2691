import type { Atom } from 'jotai/vanilla'

/** The colors that a group of tabs can have: those of the theme for states. */
export const tabGroupColors = ['neutral', 'accent', 'success', 'warning', 'danger'] as const

/** Color of a group of tabs. */
export type TabGroupColor = (typeof tabGroupColors)[number]

/** A group of tabs, which are next to each other in the bar. */
export interface TabGroup {
  readonly id: string
  readonly name: string
  readonly color: TabGroupColor
  /** Whether its tabs are hidden, except that of the page that is shown. */
  readonly collapsed: boolean
}

/** The groups of the open tabs. A group exists as long as a tab is in it; home and pinned tabs are in none. */
export interface TabGroups {
  /** The groups in their order. */
  readonly list: Atom<readonly TabGroup[]>
  /** Puts a tab into a new group. A pinned tab is unpinned. */
  create: (tab: string, group: Pick<TabGroup, 'name' | 'color'>) => void
  /** Puts a tab at the end of a group. A pinned tab is unpinned. */
  add: (tab: string, group: string) => void
  /** Takes a tab out of its group. */
  remove: (tab: string) => void
  /** Renames, recolors, collapses or expands a group. An empty name changes nothing. */
  change: (group: string, patch: Partial<Omit<TabGroup, 'id'>>) => void
  /** Removes a group; its tabs stay open. */
  dissolve: (group: string) => void
  /** Closes the tabs of a group as `close` of `Tabs` does: unclosable ones stay, a page with unsaved changes asks first. */
  close: (group: string) => Promise<void>
  /** Moves a group with its tabs to an index among the other tabs, never into another group. */
  move: (group: string, index: number) => void
}
