import type { TabList, Tabs } from '../../core/Tabs.ts'
import { membersOf } from '../groups/tabPieces.ts'
import type { TabOrGroup } from './TabOrGroup.ts'

/**
 * Moves what was dragged before or after what it was dropped on. A tab joins the group of a tab that it is dropped on, and a group whose
 * label it is dropped behind; a group moves to the edge of another one.
 */
export function dropPiece(tabs: Tabs, list: TabList, dragged: TabOrGroup, onto: TabOrGroup, after: boolean): void {
  const target = onto.kind === 'group' ? onto.id : (list.find(({ id }) => id === onto.id)?.group?.id ?? null)
  if (dragged.kind === 'tab') {
    const rest = list.filter(({ id }) => id !== dragged.id)
    const isLabel = onto.kind === 'group'
    const at = rest.findIndex(({ id, group }) => (isLabel ? group?.id : id) === onto.id)
    // The label of a group whose only tab this is.
    const own = list.findIndex(({ id }) => id === dragged.id)
    const index = at === -1 ? own : at + (after && !isLabel ? 1 : 0)
    tabs.move(dragged.id, index, isLabel && !after ? null : target)
  } else if (target !== dragged.id) {
    const rest = list.filter(({ group }) => group?.id !== dragged.id)
    const piece = target === null ? rest.filter(({ id }) => id === onto.id) : membersOf(rest, target)
    const edge = piece.at(after ? -1 : 0)
    if (edge) tabs.groups.move(dragged.id, rest.indexOf(edge) + (after ? 1 : 0))
  }
}
