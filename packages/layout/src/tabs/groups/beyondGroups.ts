import type { TabGroup } from '../../core/TabGroups.ts'
import type { TabList } from '../../core/Tabs.ts'

/** An index in a list of tabs that is not inside of a group which `skips` names: the next one in the direction of the move. */
export function beyondGroups(tabs: TabList, index: number, forward: boolean, skips: (group: TabGroup) => boolean): number {
  let at = index
  for (let group = groupAround(tabs, at); group && skips(group); group = groupAround(tabs, at)) at += forward ? 1 : -1
  return at
}

/** The group whose tabs are on both sides of an index. */
export function groupAround(tabs: TabList, index: number): TabGroup | null {
  const [before, after] = [tabs[index - 1]?.group, tabs[index]?.group]
  return before && before.id === after?.id ? before : null
}
