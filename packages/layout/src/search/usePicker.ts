import { useEffect, useMemo, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import type { RouterPort } from '../core/RouterPort.ts'
import type { RecentSearches } from './createRecentSearches.ts'
import type { Searcher, SearcherState } from './createSearcher.ts'
import { pickerGroups, type PickerGroup, type PickerOption } from './pickerGroups.ts'
import type { PopularPage } from './SearchSource.ts'
import type { SearchTexts } from './texts.ts'

export interface PickerOptions {
  router: RouterPort
  searcher: Searcher
  recent: RecentSearches
  popular: readonly PopularPage[]
  texts: SearchTexts
  close: () => void
}

/** The picker as its parts see it. */
export interface Picker {
  router: RouterPort
  state: SearcherState
  text: string
  groups: readonly PickerGroup[]
  /** Key of the option that Enter opens. */
  active: string | undefined
  /** Sets the text of the field; while an input method composes, nothing is searched. */
  type: (text: string, isComposing: boolean) => void
  point: (key: string) => void
  /** Called before the page of an option opens. */
  choose: (option: PickerOption) => void
  onKeyDown: (event: KeyboardEvent) => void
  clearRecent: () => void
  retry: () => void
}

/** Id of an option's element. */
export function optionId(key: string): string {
  return `search-option-${key}`
}

/** Text, options and the active one of an open picker. */
export function usePicker({ router, searcher, recent, popular, texts, close }: PickerOptions): Picker {
  const state = useSyncExternalStore(searcher.subscribe, searcher.get, searcher.get)
  const [text, setText] = useState('')
  const [pointed, setPointed] = useState<string>()
  const [searches, setSearches] = useState(recent.read)
  useEffect(() => searcher.stop, [searcher])
  const groups = useMemo(() => pickerGroups({ state, popular, searches, texts }), [state, popular, searches, texts])
  const options = groups.flatMap((group) => group.options)
  const active = options.some(({ key }) => key === pointed) ? pointed : options[0]?.key

  function type(next: string, isComposing: boolean) {
    setText(next)
    if (isComposing) return
    setPointed(undefined)
    searcher.ask(next)
  }
  function move(step: (place: number) => number) {
    const place = options.findIndex(({ key }) => key === active)
    const next = options[(step(place) + options.length) % options.length]
    if (!next) return
    setPointed(next.key)
    document.getElementById(optionId(next.key))?.scrollIntoView({ block: 'nearest' })
  }
  function onKeyDown(event: KeyboardEvent) {
    // Enter and the arrows belong to the input method while it composes; some browsers report it only by the key code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const step = stepOf(event, options.length)
    if (step) move(step)
    else if (event.key === 'Enter' && active !== undefined) press(active, event)
    else return
    event.preventDefault()
  }
  return {
    router,
    state,
    text,
    groups,
    active,
    type,
    point: setPointed,
    onKeyDown,
    retry: searcher.retry,
    choose(option) {
      if (option.kind === 'search') return type(option.query, false)
      if (text.trim() !== '') recent.add(text)
      close()
    },
    clearRecent() {
      recent.clear()
      setSearches([])
    },
  }
}

function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, count: number): ((place: number) => number) | undefined {
  if (count === 0 || ctrlKey || metaKey || altKey || shiftKey) return undefined
  if (key === 'ArrowDown') return (place) => place + 1
  if (key === 'ArrowUp') return (place) => place - 1
  if (key === 'Home') return () => 0
  if (key === 'End') return () => count - 1
  return undefined
}

/** Presses the link itself, with the keys that were held: the router and the browser do the rest. */
function press(key: string, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey })
  document.getElementById(optionId(key))?.dispatchEvent(click)
}
