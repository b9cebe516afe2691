import { useMemo, useState } from 'react'
import { browserStorage, type KeyValueStorage } from '@view-site/platform'
import type { SavedPages } from '../saved-pages/createSavedPages.ts'
import { createRecentSearches } from './sources/createRecentSearches.ts'
import { createSearcher } from './sources/createSearcher.ts'
import { DialogSurface } from './DialogSurface.tsx'
import { menuSource } from './sources/menuSource.ts'
import type { SearchAction } from './SearchAction.ts'
import { SearchField } from './SearchField.tsx'
import { SearchHints } from './SearchHints.tsx'
import { SearchList } from './SearchList.tsx'
import type { PickerDialogProps } from './SearchPicker.tsx'
import type { PopularPage, SearchSource } from './sources/SearchSource.ts'
import { SearchStatus } from './SearchStatus.tsx'
import type { SearchTexts } from './texts.ts'
import { useLayoutActions } from './useLayoutActions.ts'
import { useLoadedTexts } from './useLoadedTexts.ts'
import { usePicker } from './usePicker.ts'
import { useSavedPages } from './useSavedPages.ts'

/** Props of `SearchDialog`: its texts, and what is searched besides the menus. */
export interface SearchDialogProps extends PickerDialogProps {
  texts: SearchTexts
  /** What is searched besides the menus. Pass a stable array. @default nothing */
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

/** The picker: one field over everything that can be found. On a phone it takes the whole screen. */
export function SearchDialog({ open, onOpenChange, texts, ...props }: SearchDialogProps) {
  return (
    <DialogSurface open={open} onOpenChange={onOpenChange} label={texts.title}>
      {/* Inside, so that it starts empty each time it opens. */}
      <Picker {...props} texts={texts} close={() => onOpenChange(false)} />
    </DialogSurface>
  )
}

interface PickerProps extends Omit<SearchDialogProps, 'open' | 'onOpenChange'> {
  close: () => void
}

const none: readonly never[] = []

function Picker({
  layout,
  texts,
  sources = none,
  popular = none,
  actions = none,
  layoutActions = false,
  savedPages,
  includes,
  storage,
  storageKey = 'view-site.searches',
  close,
}: PickerProps) {
  const [searcher] = useState(() => {
    for (const source of sources) source.prepare?.()
    return createSearcher([menuSource(layout, { label: texts.pages, includes }), ...sources])
  })
  const [recent] = useState(() => createRecentSearches(storage ?? browserStorage(), storageKey))
  const lazyT = useLoadedTexts(layout, layoutActions || savedPages !== undefined)
  const own = useLayoutActions(layout, layoutActions ? lazyT : undefined)
  const saved = useSavedPages(layout, savedPages, lazyT)
  const all = useMemo(() => [...actions, ...saved.actions, ...own], [actions, saved.actions, own])
  const picker = usePicker({ router: layout.router, searcher, recent, saved: saved.groups, popular, actions: all, texts, close })
  return (
    <>
      <SearchField picker={picker} texts={texts} close={close} />
      <SearchList picker={picker} texts={texts} />
      <SearchHints texts={texts} />
      <SearchStatus picker={picker} texts={texts} />
    </>
  )
}
