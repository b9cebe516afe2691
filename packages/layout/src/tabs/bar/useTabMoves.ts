import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { pageTitlesOf } from '../../page-title/pageTitlesOf.ts'
import { titleIn } from '../../page-title/PageTitles.ts'
import { useLayout } from '../../common/LayoutContext.tsx'
import { useLazyT } from '../../common/useLazyT.ts'
import { useTabsShared } from './TabsContext.tsx'
import { tabTitle } from '../tabTitle.ts'

/** Functions that reorder tabs. */
export interface TabMoves {
  /** Moves a dragged tab before or after another one. */
  dropOn: (dragged: string, onto: string, after: boolean) => void
  /** Moves a tab by a number of positions and announces the new one; returns the focus to `focused`. */
  moveBy: (id: string, by: number, focused?: HTMLElement) => void
  /** Text of the last move for screen readers; empty before the first. */
  status: string
}

/** Reorders tabs, by pointer and by keyboard. */
export function useTabMoves(): TabMoves {
  const t = useLazyT()
  const layout = useLayout()
  const { store, menu, inputs } = layout
  const { tabs } = useTabsShared()
  const [status, setStatus] = useState('')

  const dropOn = useCallback(
    (dragged: string, onto: string, after: boolean) => {
      const ids = store.get(tabs.list).map(({ id }) => id)
      const index = ids.indexOf(onto) + (after ? 1 : 0)
      tabs.move(dragged, ids.indexOf(dragged) < index ? index - 1 : index)
    },
    [store, tabs],
  )
  function moveBy(id: string, by: number, focused?: HTMLElement) {
    const from = store.get(tabs.list).findIndex((tab) => tab.id === id)
    flushSync(() => tabs.move(id, from + by))
    // React moves the element by removing and inserting it, which loses the focus.
    focused?.focus()
    const list = store.get(tabs.list)
    const index = list.findIndex((tab) => tab.id === id)
    const tab = list[index]
    if (!tab) return
    const ofPage = titleIn(store.get(pageTitlesOf(layout)), tab)
    const title = tabTitle(tab, { tree: store.get(menu.tree), inputs: store.get(inputs), ofPage })
    setStatus(t('tabMoved', { title, index: index + 1, count: list.length }))
  }
  return { dropOn, moveBy, status }
}
