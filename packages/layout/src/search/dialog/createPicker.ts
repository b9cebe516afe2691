import { isActionQuery, type SearchAction } from '../SearchAction.ts'
import type { RecentSearches } from '../sources/createRecentSearches.ts'
import { createSearcher, type Searcher } from '../sources/createSearcher.ts'
import type { PopularPage, SearchSource } from '../sources/SearchSource.ts'
import type { SearchTexts } from '../texts.ts'
import { pickerGroups, type PageGroup, type PickerGroup } from './pickerGroups.ts'

/** What a picker searches and offers. */
export interface PickerContent {
  texts: SearchTexts
  sources: readonly SearchSource[]
  recent: RecentSearches
  saved: readonly PageGroup[]
  popular: readonly PopularPage[]
  actions: readonly SearchAction[]
}

/** What a picker shows now. */
export interface PickerState {
  /** What is typed. */
  readonly text: string
  /** What is searched: while an input method composes, the text is not searched yet. */
  readonly query: string
  readonly groups: readonly PickerGroup[]
  /** How many results the query has so far. */
  readonly count: number
  /** Key of the option that Enter opens. */
  readonly active: string | undefined
}

/** The modifier keys held with Enter. */
export type HeldKeys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** What a picker calls. */
export interface PickerListener {
  /** Called after each change. */
  onChange: (state: PickerState) => void
  /** Called when Enter opens an option. */
  onEnter: (key: string, keys: HeldKeys) => void
}

/** Text, options and the active one of an open picker. */
export interface Picker {
  readonly get: () => PickerState
  /** Sets the text of the field; while an input method composes, nothing is searched. */
  readonly type: (text: string, isComposing: boolean) => void
  /** Makes an option the active one. */
  readonly point: (key: string) => void
  /** Makes another option the active one: `step` gets its place and returns the next; before the first comes the last. */
  readonly move: (step: (place: number, count: number) => number) => void
  /** Opens the active option, once the results of the query are there. */
  readonly enter: (keys: HeldKeys) => void
  readonly clearRecent: () => void
  readonly retry: () => void
  /** Replaces what is searched and offered. The text stays; new sources are asked for it. */
  readonly update: (content: PickerContent) => void
  readonly stop: () => void
}

/** Makes the state of a picker. Does not use the DOM. */
export function createPicker(first: PickerContent, { onChange, onEnter }: PickerListener): Picker {
  let content = first
  let text = ''
  let pointed: string | undefined
  let searches = content.recent.read()
  let held: HeldKeys | undefined
  let searcher = createSearcher(content.sources)
  let unsubscribe = searcher.subscribe(change)
  let state = stateOf()

  function stateOf(): PickerState & { isPending: boolean } {
    const found = searcher.get()
    const groups = pickerGroups({ ...content, state: found, searches, text })
    const options = groups.flatMap((group) => group.options)
    const isPointed = options.some(({ key }) => key === pointed)
    const actions = options.filter(({ kind }) => kind === 'action').length
    return {
      text,
      query: (isActionQuery(text) ? text : found.query).trim(),
      groups,
      count: found.groups.reduce((sum, { hits }) => sum + hits.length, actions),
      active: isPointed ? pointed : options[0]?.key,
      // Until its results are there, the first row is one of the last query: Enter waits for them.
      isPending: !isPointed && groups.find(({ status, options }) => status === 'searching' || options.length > 0)?.status === 'searching',
    }
  }
  function change() {
    state = stateOf()
    onChange(state)
    if (!held || state.isPending) return
    const keys = held
    held = undefined
    if (state.active !== undefined) onEnter(state.active, keys)
  }
  function point(key: string | undefined) {
    pointed = key
    held = undefined
    change()
  }
  function ask() {
    searcher.ask(isActionQuery(text) ? '' : text)
  }
  function useSources(before: Searcher) {
    before.stop()
    unsubscribe()
    searcher = createSearcher(content.sources, { shown: before.get() })
    unsubscribe = searcher.subscribe(change)
    if (text !== '') ask()
  }

  return {
    get: () => state,
    type(next, isComposing) {
      text = next
      if (isComposing) return change()
      pointed = undefined
      held = undefined
      ask()
      change()
    },
    point,
    move(step) {
      const options = state.groups.flatMap((group) => group.options)
      const { length } = options
      if (length === 0) return
      const place = step(
        options.findIndex(({ key }) => key === state.active),
        length,
      )
      point(options[(place + length) % length]?.key)
    },
    enter(keys) {
      held = keys
      change()
    },
    clearRecent() {
      content.recent.clear()
      searches = []
      change()
    },
    retry: () => searcher.retry(),
    update(next) {
      const { sources } = content
      content = next
      if (next.sources.length !== sources.length || next.sources.some((source, place) => source !== sources[place])) useSources(searcher)
      change()
    },
    stop() {
      searcher.stop()
      unsubscribe()
    },
  }
}
