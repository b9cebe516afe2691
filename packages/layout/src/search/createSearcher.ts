import type { SearchHit, SearchSource, SourceAnswer } from './SearchSource.ts'

/** What one source has answered so far. */
export interface SearcherGroup {
  readonly id: string
  readonly label: string
  readonly status: 'searching' | 'done' | 'failed'
  readonly hits: readonly SearchHit[]
  readonly total: number
  readonly note?: string
}

/** What is asked and what is known. */
export interface SearcherState {
  readonly query: string
  readonly groups: readonly SearcherGroup[]
}

/** Asks several sources what a visitor types. Free of React and of the page. */
export interface Searcher {
  readonly subscribe: (listener: () => void) => () => void
  readonly get: () => SearcherState
  /** Asks anew; what was under way ends. Hits of the last query stay until there are others. */
  readonly ask: (query: string) => void
  /** Asks the same once more. */
  readonly retry: () => void
  /** Ends what is under way. */
  readonly stop: () => void
}

/** Between two keystrokes of somebody who types, in ms: what they are still typing is not asked for. */
const pause = 120

/** Makes a searcher. */
export function createSearcher(sources: readonly SearchSource[], now: () => number = () => performance.now()): Searcher {
  const listeners = new Set<() => void>()
  let state: SearcherState = { query: '', groups: [] }
  let running = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastKey = Number.NEGATIVE_INFINITY

  function set(next: SearcherState) {
    state = next
    for (const listener of listeners) listener()
  }

  function stop() {
    clearTimeout(timer)
    running.abort()
  }

  async function askSource(source: SearchSource, query: string, signal: AbortSignal) {
    const put = (status: SearcherGroup['status'], answer: Partial<SourceAnswer>) => {
      if (signal.aborted) return
      set({ ...state, groups: state.groups.map((group) => (group.id === source.id ? groupOf(source, status, answer) : group)) })
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
    const wanted = query.trim()
    if (wanted === '') return set({ query, groups: [] })
    const before = new Map(state.groups.map((group) => [group.id, group]))
    set({ query, groups: sources.map((source) => groupOf(source, 'searching', before.get(source.id) ?? {})) })
    // One letter tells too little to fetch anything for, unless it stays alone.
    const isTyping = now() - lastKey < pause * 2 || /^[\w-]$/.test(wanted)
    lastKey = now()
    if (isTyping) timer = setTimeout(() => start(wanted), pause)
    else start(wanted)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => state,
    ask,
    stop,
    retry() {
      stop()
      set({ ...state, groups: sources.map((source) => groupOf(source, 'searching', {})) })
      start(state.query.trim())
    },
  }
}

function groupOf({ id, label }: SearchSource, status: SearcherGroup['status'], answer: Partial<SourceAnswer>): SearcherGroup {
  const { hits = [], total = hits.length, note } = answer
  return { id, label, status, hits, total, ...(note === undefined ? {} : { note }) }
}
