import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import type { RouterPort } from '../core/RouterPort.ts'
import type { RecentSearches } from './sources/createRecentSearches.ts'
import type { Searcher, SearcherState } from './sources/createSearcher.ts'
import { isActionQuery, type SearchAction } from './SearchAction.ts'
import { pickerGroups, type PageGroup, type PickerGroup, type PickerOption } from './pickerGroups.ts'
import type { PopularPage } from './sources/SearchSource.ts'
import type { SearchTexts } from './texts.ts'

export interface PickerOptions {
  router: RouterPort
  searcher: Searcher
  recent: RecentSearches
  saved: readonly PageGroup[]
  popular: readonly PopularPage[]
  actions: readonly SearchAction[]
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
export function usePicker({ router, searcher, recent, saved, popular, actions, texts, close }: PickerOptions): Picker {
  const state = useSyncExternalStore(searcher.subscribe, searcher.get, searcher.get)
  const [text, setText] = useState('')
  const [pointed, setPointed] = useState<string>()
  const pendingEnter = useRef<HeldKeys>(undefined)
  const [searches, setSearches] = useState(recent.read)
  useEffect(() => searcher.stop, [searcher])
  const groups = useMemo(
    () => pickerGroups({ state, saved, popular, searches, actions, text, texts }),
    [state, saved, popular, searches, actions, text, texts],
  )
  const options = groups.flatMap((group) => group.options)
  const isPointed = options.some(({ key }) => key === pointed)
  const active = isPointed ? pointed : options[0]?.key
  // Until its results are there, the first row is one of the last query: Enter waits for them.
  const isFirstPending =
    !isPointed && groups.find(({ status, options }) => status === 'searching' || options.length > 0)?.status === 'searching'
  useEffect(() => {
    const keys = pendingEnter.current
    if (!keys || isFirstPending) return
    pendingEnter.current = undefined
    if (active !== undefined) clickLink(active, keys)
  }, [isFirstPending, active])

  function type(next: string, isComposing: boolean) {
    setText(next)
    if (isComposing) return
    point(undefined)
    searcher.ask(isActionQuery(next) ? '' : next)
  }
  function point(key: string | undefined) {
    setPointed(key)
    pendingEnter.current = undefined
  }
  function move(step: (place: number) => number) {
    const place = options.findIndex(({ key }) => key === active)
    const next = options[(step(place) + options.length) % options.length]
    if (!next) return
    point(next.key)
    document.getElementById(optionId(next.key))?.scrollIntoView({ block: 'nearest' })
  }
  function onKeyDown(event: KeyboardEvent) {
    // Enter and the arrows belong to the input method while it composes; some browsers report it only by the key code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const step = stepOf(event, options.length)
    if (step) move(step)
    else if (event.key === 'Enter' && isFirstPending) pendingEnter.current = event
    else if (event.key === 'Enter' && active !== undefined) clickLink(active, event)
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
    point,
    onKeyDown,
    retry: searcher.retry,
    choose(option) {
      if (option.kind === 'search') return type(option.query, false)
      if (option.kind === 'action') {
        close()
        // The closed dialog returns the focus first: an action may open another one.
        setTimeout(option.action.run)
        return
      }
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

/** The modifier keys held with Enter. */
type HeldKeys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Clicks the link itself, with the modifier keys that were held: the router and the browser do the rest. */
function clickLink(key: string, { ctrlKey, metaKey, shiftKey }: HeldKeys): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey })
  document.getElementById(optionId(key))?.dispatchEvent(click)
}
