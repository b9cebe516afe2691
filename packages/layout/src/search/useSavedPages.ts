import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Layout } from '../core/Layout.ts'
import type { LayoutLazyT } from '../core/lazyTexts.ts'
import type { SavedPage, SavedPages } from '../saved-pages/createSavedPages.ts'
import type { PageGroup } from './dialog/pickerGroups.ts'
import type { SearchAction } from './SearchAction.ts'

/** What the picker offers of the pages that are saved; nothing without them or without texts. */
export interface OfferedPages {
  groups: readonly PageGroup[]
  actions: readonly SearchAction[]
}

const none: OfferedPages = { groups: [], actions: [] }
const noPages: readonly SavedPage[] = []

/** Favourites and recent pages as groups of the picker, and what can be done with the current page. */
export function useSavedPages({ store }: Layout, saved: SavedPages | undefined, lazyT: LayoutLazyT | undefined): OfferedPages {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = saved ? [saved.favourites, saved.recent, saved.current].map((atom) => store.sub(atom, listener)) : []
      return () => stops.forEach((stop) => stop())
    },
    [store, saved],
  )
  const favourites = useSyncExternalStore(subscribe, () => (saved ? store.get(saved.favourites) : noPages))
  const recent = useSyncExternalStore(subscribe, () => (saved ? store.get(saved.recent) : noPages))
  const current = useSyncExternalStore(subscribe, () => (saved ? store.get(saved.current) : 'none'))
  return useMemo(() => {
    if (!saved || !lazyT) return none
    const mark = { id: 'favourite', title: lazyT(current === 'marked' ? 'removeFavourite' : 'addFavourite'), run: saved.toggle }
    const clear = { id: 'clearRecent', title: lazyT('clearRecentPages'), run: saved.clearRecent }
    return {
      groups: [
        { id: 'favourites', label: lazyT('favourites'), pages: favourites },
        { id: 'visited', label: lazyT('recentPages'), pages: recent },
      ],
      actions: [...(current === 'marked' || current === 'unmarked' ? [mark] : []), ...(recent.length > 0 ? [clear] : [])],
    }
  }, [saved, lazyT, favourites, recent, current])
}
