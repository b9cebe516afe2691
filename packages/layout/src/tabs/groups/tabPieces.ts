import type { TabGroup } from '../../core/TabGroups.ts'
import type { Tab, TabList } from '../../core/Tabs.ts'

/** A piece of the bar: a tab without a group, or a group with its tabs. */
export type TabPiece = { readonly group: null; readonly tabs: readonly [Tab] } | { readonly group: TabGroup; readonly tabs: TabList }

/** The pieces of a list of tabs: those of a group are gathered where its first one is, and hold the group as that one does. */
export function tabPieces(tabs: TabList): TabPiece[] {
  const pieces: TabPiece[] = []
  const members = new Map<string, Tab[]>()
  for (const tab of tabs) {
    const { group } = tab
    const known = group && members.get(group.id)
    if (group === null) pieces.push({ group, tabs: [tab] })
    else if (known) known.push(withGroup(tab, known[0]?.group ?? group))
    else {
      const first = [tab]
      members.set(group.id, first)
      pieces.push({ group, tabs: first })
    }
  }
  return pieces
}

/** A tab in a group; the same one if it is in it already. */
export function withGroup(tab: Tab, group: TabGroup | null): Tab {
  return tab.group === group ? tab : { ...tab, group }
}

/** The tabs of a group. */
export function membersOf(tabs: TabList, group: string): TabList {
  return tabs.filter((tab) => tab.group?.id === group)
}
