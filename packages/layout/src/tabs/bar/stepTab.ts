import type { TabList, Tabs } from '../../core/Tabs.ts'
import { membersOf } from '../groups/tabPieces.ts'

/**
 * Moves a tab by one position, as browsers do by keyboard: at the edge of a group it joins or leaves the group without another position, so
 * that each place before, in and after it is reached.
 */
export function stepTab(tabs: Tabs, list: TabList, id: string, by: number): void {
  const at = list.findIndex((tab) => tab.id === id)
  const own = list[at]?.group
  const next = list[at + by]?.group
  const members = own ? membersOf(list, own.id) : []
  const edge = members.at(by > 0 ? -1 : 0)
  if (own && edge && members.length > 1 && (own.collapsed || edge.id === id)) tabs.move(id, list.indexOf(edge), null)
  else if (!own && next && !next.collapsed) tabs.move(id, at, next.id)
  else tabs.move(id, at + by)
}
