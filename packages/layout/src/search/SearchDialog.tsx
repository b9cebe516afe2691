import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { KeyValueStorage } from '@view-site/platform'
import type { SavedPages } from '../saved-pages/createSavedPages.ts'
import { openPicker, type OpenedPicker } from './dialog/openPicker.ts'
import { layoutPages } from './sources/layoutPages.ts'
import { menuSource } from './sources/menuSource.ts'
import type { SearchAction } from './SearchAction.ts'
import type { PickerDialogProps } from './SearchPicker.tsx'
import type { PopularPage, SearchSource } from './sources/SearchSource.ts'
import type { SearchTexts } from './texts.ts'
import { useLayoutActions } from './useLayoutActions.ts'
import { useLoadedTexts } from './useLoadedTexts.ts'
import { useSavedPages } from './useSavedPages.ts'

/** Props of `SearchDialog`: its texts, and what is searched besides the menus. */
export interface SearchDialogProps extends PickerDialogProps {
  texts: SearchTexts
  /** What is searched besides the menus. Read when it opens. @default nothing */
  sources?: readonly SearchSource[]
  /** Offered before anything is typed. */
  popular?: readonly PopularPage[]
  /** What the picker can do: listed before anything is typed, found by their names; `>` lists them alone. @default nothing */
  actions?: readonly SearchAction[]
  /** Offers the layout's own actions too: reload, theme, settings, close all tabs. @default false */
  layoutActions?: boolean
  /** Favourites and recent pages, of `createSavedPages`: listed before anything is typed, with actions for the current page. @default none */
  savedPages?: SavedPages
  /** Which pages of the menus may be found, by path. @default all that the menus show */
  includes?: (path: string) => boolean
  /** Where recent searches are kept. @default the browser's local storage */
  storage?: KeyValueStorage
  /** @default 'view-site.searches' */
  storageKey?: string
}

/**
 * The picker for React: opens the dialog of `openPicker`, which is not part of React's tree, over the menus of the layout and the given
 * sources. A picker that is open already, of a prerendered page, stays open and continues with them.
 */
export function SearchDialog({ open, ...props }: SearchDialogProps) {
  // Separate, so that it starts anew each time it opens.
  return open ? <OpenPicker {...props} /> : null
}

const none: readonly never[] = []

function OpenPicker({ layout, onOpenChange, popular = none, actions = none, ...props }: Omit<SearchDialogProps, 'open'>) {
  const { layoutActions = false, savedPages } = props
  const picker = useRef<OpenedPicker>(undefined)
  const lazyT = useLoadedTexts(layout, layoutActions || savedPages !== undefined)
  const own = useLayoutActions(layout, layoutActions ? lazyT : undefined)
  const saved = useSavedPages(layout, savedPages, lazyT)
  const offered = useMemo(
    () => ({ popular, saved: saved.groups, actions: [...actions, ...saved.actions, ...own] }),
    [popular, actions, saved, own],
  )
  const start = useEffectEvent(() => {
    const { texts, sources = none, includes, storage, storageKey } = props
    const { router } = layout
    return openPicker({
      texts,
      sources: [menuSource({ label: texts.pages, includes, pages: () => layoutPages(layout) }), ...sources],
      ...offered,
      storage,
      storageKey,
      addressOf: router.addressOf?.bind(router),
      navigate: (path) => router.navigate(path),
      preload: router.preload?.bind(router),
      onClose: () => onOpenChange(false),
    })
  })
  useEffect(() => {
    const opened = start()
    picker.current = opened
    return () => {
      opened.update({ onClose: undefined })
      opened.close()
    }
  }, [])
  useEffect(() => picker.current?.update(offered), [offered])
  return null
}
