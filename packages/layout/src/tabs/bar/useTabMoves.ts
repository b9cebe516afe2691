import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { pageTitlesOf } from '../../page-title/pageTitlesOf.ts'
import { titleIn } from '../../page-title/PageTitles.ts'
import { useLayout } from '../../common/LayoutContext.tsx'
import { useLazyT } from '../../common/useLazyT.ts'
import type { Tab } from '../../core/Tabs.ts'
import { membersOf, tabPieces } from '../groups/tabPieces.ts'
import { useTabsShared } from './TabsContext.tsx'
import { tabTitle } from '../tabTitle.ts'
import type { TabDragOptions } from './attachTabDrag.ts'
import { dropPiece } from './dropPiece.ts'
import { stepTab } from './stepTab.ts'
import { tabElement } from './tabElement.ts'
import type { TabOrGroup } from './TabOrGroup.ts'

/** Functions that reorder tabs and groups. */
export interface TabMoves {
  /** Moves what was dragged before or after what it was dropped on. */
  dropOn: TabDragOptions['onDrop']
  /** Moves a tab or a group by a number of positions and announces the new one; `focus` keeps the focus on it. */
  moveBy: (piece: TabOrGroup, by: number, focus?: boolean) => void
  /** Text of the last move for screen readers; empty before the first. */
  status: string
}

/** Reorders tabs and groups, by pointer and by keyboard. */
export function useTabMoves(): TabMoves {
  const t = useLazyT()
  const layout = useLayout()
  const { store, menu, inputs } = layout
  const { tabs } = useTabsShared()
  const [status, setStatus] = useState('')

  const dropOn = useCallback<TabDragOptions['onDrop']>(
    (dragged, onto, after) => dropPiece(tabs, store.get(tabs.list), dragged, onto, after),
    [store, tabs],
  )
  function moveBy(piece: TabOrGroup, by: number, focus = false) {
    flushSync(() => (piece.kind === 'tab' ? moveTab(piece.id, by) : moveGroup(piece.id, by)))
    // React moves the element by removing and inserting it, which loses the focus.
    if (focus) tabElement(piece)?.focus()
  }
  function moveTab(id: string, by: number) {
    stepTab(tabs, store.get(tabs.list), id, by)
    const list = store.get(tabs.list)
    const tab = list.find((one) => one.id === id)
    if (!tab) return
    announce(titleOf(tab), list.indexOf(tab), list.length)
    const { group } = tab
    if (group) setStatus((text) => `${text} · ${t('tabGroup', { name: group.name })}`)
  }
  function moveGroup(id: string, by: number) {
    const [first] = membersOf(store.get(tabs.list), id)
    if (first) tabs.groups.move(id, store.get(tabs.list).indexOf(first) + by)
    const pieces = tabPieces(store.get(tabs.list))
    const at = pieces.findIndex(({ group }) => group?.id === id)
    if (at !== -1) announce(pieces[at]?.group?.name ?? '', at, pieces.length)
  }
  function announce(title: string, at: number, count: number) {
    setStatus(t('tabMoved', { title, index: at + 1, count }))
  }
  function titleOf(tab: Tab): string {
    const ofPage = titleIn(store.get(pageTitlesOf(layout)), tab)
    return tabTitle(tab, { tree: store.get(menu.tree), inputs: store.get(inputs), ofPage })
  }
  return { dropOn, moveBy, status }
}
