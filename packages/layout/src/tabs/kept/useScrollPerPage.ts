import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLayout } from '../../common/LayoutContext.tsx'
import { useAtomSelector } from '../../common/useAtomValue.ts'
import { pageIdOf } from '../../core/pageIdOf.ts'
import type { TabList } from '../../core/Tabs.ts'
import type { LivingPage } from './createKeptPages.ts'
import { scrollWhenTall } from './scrollWhenTall.ts'

/**
 * Restores the window's scroll position of each kept page, also of one that is mounted again because too many were kept, or because the
 * router keeps none.
 */
export function useScrollPerPage(pages: readonly LivingPage[], tabs: TabList): void {
  const { route, store, router } = useLayout()
  const page = useAtomSelector(route, pageIdOf)
  const kept = pages.some(({ id }) => id === page)
  const isMountedAgain = router.keepAlive === undefined && tabs.some(({ id, meta }) => id === page && meta.cache)
  const positions = useRef(new Map<string, number>())

  useLayoutEffect(() => {
    const top = positions.current.get(page)
    if (top !== undefined && isMountedAgain) return scrollWhenTall(top)
    if (!kept || top === undefined) return undefined
    window.scrollTo({ top, behavior: 'instant' })
    // A router that scrolls to the top after each navigation does so after this effect.
    const frame = requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }))
    return () => cancelAnimationFrame(frame)
  }, [page, kept, isMountedAgain])

  useEffect(() => {
    const onScroll = () => positions.current.set(pageIdOf(store.get(route)), window.scrollY)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [store, route])

  // A page whose tab was closed starts at its top.
  useEffect(() => {
    for (const id of positions.current.keys()) if (id !== page && !tabs.some((tab) => tab.id === id)) positions.current.delete(id)
  }, [tabs, page])
}
