import { createObservable } from '@view-site/platform'
import type { SearchHit, SearchSource, SourceAnswer } from './SearchSource.ts'

/** The results of one source so far. */
export interface SearcherGroup {
  readonly id: string
  readonly label: string
  readonly status: 'searching' | 'done' | 'failed'
  readonly hits: readonly SearchHit[]
  readonly total: number
  readonly note?: string
}

/** The query and its results so far. */
export interface SearcherState {
  readonly query: string
  readonly groups: readonly SearcherGroup[]
}

/** Sends a query to several sources. Does not use React or the DOM. */
export interface Searcher {
  readonly subscribe: (listener: () => void) => () => void
  readonly get: () => SearcherState
  /** Starts a search and aborts the one before. Hits of the last query stay until there are new ones. */
  readonly ask: (query: string) => void
  /** Repeats the last search. */
  readonly retry: () => void
  /** Aborts the running search. */
  readonly stop: () => void
}

/** Debounce between keystrokes, in ms: unfinished words are not searched. */
const pause = 120

/** Options of {@link createSearcher}. */
export interface CreateSearcherOptions {
  /** What is shown until the first answer: the results of the searcher that it replaces. @default nothing */
  shown?: SearcherState
  /** @default the browser's clock */
  now?: () => number
}

/** Makes a searcher. */
export function createSearcher(
  sources: readonly SearchSource[],
  { shown = { query: '', groups: [] }, now = () => performance.now() }: CreateSearcherOptions = {},
): Searcher {
  const { get, set, subscribe } = createObservable<SearcherState>(shown)
  let running = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastKey = Number.NEGATIVE_INFINITY

  function stop() {
    clearTimeout(timer)
    running.abort()
  }

  async function askSource(source: SearchSource, query: string, signal: AbortSignal) {
    const put = (status: SearcherGroup['status'], answer: Partial<SourceAnswer>) => {
      if (signal.aborted) return
      set({ ...get(), groups: get().groups.map((group) => (group.id === source.id ? groupOf(source, status, answer) : group)) })
    }
    try {
      put('done', await source.search(query, { signal, onProgress: (answer) => put('searching', answer) }))
    } catch {
      put('failed', { hits: [] })
    }
  }

  function start(query: string) {
    running = new AbortController()
    const { signal } = running
    for (const source of sources) void askSource(source, query, signal)
  }

  function ask(query: string) {
    stop()
    const words = query.trim()
    if (words === '') return set({ query, groups: [] })
    const before = new Map(get().groups.map((group) => [group.id, group]))
    set({ query, groups: sources.map((source) => groupOf(source, 'searching', before.get(source.id) ?? {})) })
    // A single letter is debounced too: it is rarely the whole query.
    const isTyping = now() - lastKey < pause * 2 || /^[\w-]$/.test(words)
    lastKey = now()
    if (isTyping) timer = setTimeout(() => start(words), pause)
    else start(words)
  }

  return {
    get,
    subscribe,
    ask,
    stop,
    retry() {
      stop()
      set({ ...get(), groups: sources.map((source) => groupOf(source, 'searching', {})) })
      start(get().query.trim())
    },
  }
}

function groupOf({ id, label }: SearchSource, status: SearcherGroup['status'], answer: Partial<SourceAnswer>): SearcherGroup {
  const { hits = [], total = hits.length, note } = answer
  return { id, label, status, hits, total, ...(note === undefined ? {} : { note }) }
}
