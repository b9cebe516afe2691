import { browserStorage, type KeyValueStorage } from '@view-site/platform'

/** How an application's router marks its history entries and where it keeps their scroll positions: the reader does the same. */
export interface HistoryKeys {
  /** Of the session storage: `{ [key of an entry]: { window: { scrollX, scrollY } } }`. */
  positions: string
  /** Field of the history state with the key of an entry. */
  key: string
  /** Field of the history state with the number of an entry. */
  index: string
}

/** The history entries of the reader, with the scroll position of each page. */
export interface ScrollRestoration {
  /** Adds an entry. */
  push: (href: string) => void
  /** Replaces the address of the current entry. */
  replaceAddress: (href: string) => void
  /** Notes the scroll position of the page that is left. From now on the entry that the history is at is the current one. */
  leave: () => void
  /** Scroll position of the entry that the history is at; `undefined` for a new one. */
  position: () => number | undefined
  /** Saves all positions for the next script or document. */
  save: () => void
  /** Saves, and leaves scrolling to the browser: the document is unloaded. */
  end: () => void
}

type Positions = Record<string, { window?: { scrollX: number; scrollY: number } }>

interface Entry {
  key: string
  index: number
}

/** Continues with the entries and positions that the last document saved. */
export function createScrollRestoration(keys: HistoryKeys): ScrollRestoration {
  const storage = browserStorage(() => sessionStorage)
  const positions = readPositions(storage, keys)
  let entry = entryOf(history.state, keys)
  history.replaceState({ ...history.state, ...stateOf(entry, keys) }, '')
  const note = () => (positions[entry.key] = { ...positions[entry.key], window: { scrollX, scrollY } })
  const save = () => {
    note()
    storage.setItem(keys.positions, JSON.stringify(positions))
  }
  return {
    save,
    push(href) {
      entry = { key: newKey(), index: entry.index + 1 }
      // Of the entry that is left, and of the new one: on history navigation the page is not there yet when the browser would scroll.
      history.scrollRestoration = 'manual'
      history.pushState(stateOf(entry, keys), '', href)
      history.scrollRestoration = 'manual'
    },
    replaceAddress: (href) => history.replaceState(history.state, '', href),
    leave() {
      note()
      entry = entryOf(history.state, keys)
    },
    position: () => positions[entryOf(history.state, keys).key]?.window?.scrollY,
    end() {
      history.scrollRestoration = 'auto'
      save()
    },
  }
}

function stateOf({ key, index }: Entry, keys: HistoryKeys): Record<string, unknown> {
  return { key, [keys.key]: key, [keys.index]: index }
}

function entryOf(state: unknown, keys: HistoryKeys): Entry {
  const fields: Partial<Record<string, unknown>> = typeof state === 'object' && state !== null ? { ...state } : {}
  const [key, index] = [fields[keys.key], fields[keys.index]]
  return { key: typeof key === 'string' ? key : newKey(), index: typeof index === 'number' ? index : 0 }
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

function readPositions(storage: KeyValueStorage, { positions }: HistoryKeys): Positions {
  try {
    return JSON.parse(storage.getItem(positions) ?? '{}') ?? {}
  } catch {
    return {}
  }
}
