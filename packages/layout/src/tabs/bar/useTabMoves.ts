import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { pageTitlesOf } from '../../page-title/pageTitlesOf.ts'
import { titleIn } from '../../page-title/PageTitles.ts'
import { useLayout } from '../../common/LayoutContext.tsx'
import { useLazyT } from '../../common/useLazyT.ts'
import { useTabsShared } from './TabsContext.tsx'
import { tabTitle } from '../tabTitle.ts'

export interface TabMoves {
  /** Puts a dragged tab before or after another. */
  dropOn: (dragged: string, onto: string, after: boolean) => void
  /** Moves a tab by places and announces its new position; the focus stays on `held`. */
  moveBy: (id: string, by: number, held?: HTMLElement) => void
  /** Announcement for screen readers. */
  said: string
}

/** Reordering, by pointer and by keyboard. */
export function useTabMoves(): TabMoves {
  const t = useLazyT()
  const layout = useLayout()
  const { store, menu, inputs } = layout
  const { tabs } = useTabsShared()
  const [said, setSaid] = useState('')

  const dropOn = useCallback(
    (dragged: string, onto: string, after: boolean) => {
      const ids = store.get(tabs.list).map(({ id }) => id)
      const place = ids.indexOf(onto) + (after ? 1 : 0)
      tabs.move(dragged, ids.indexOf(dragged) < place ? place - 1 : place)
    },
    [store, tabs],
  )
  function moveBy(id: string, by: number, held?: HTMLElement) {
    const from = store.get(tabs.list).findIndex((tab) => tab.id === id)
    flushSync(() => tabs.move(id, from + by))
    // The moved element is taken out of the document and put back, which loses the focus.
    held?.focus()
    const list = store.get(tabs.list)
    const index = list.findIndex((tab) => tab.id === id)
    const tab = list[index]
    if (!tab) return
    const ofPage = titleIn(store.get(pageTitlesOf(layout)), tab)
    const title = tabTitle(tab, { tree: store.get(menu.tree), inputs: store.get(inputs), ofPage })
    setSaid(t('tabMoved', { title, index: index + 1, count: list.length }))
  }
  return { dropOn, moveBy, said }
}
