/** The reader's way through the pages in the browser's history, with how far each was scrolled. */
export interface Trail {
  /** Adds an entry. */
  push: (href: string) => void
  /** Puts another address in the place of the current one. */
  correct: (href: string) => void
  /** Notes where the page that is left is scrolled to; from now on the entry the history stands at is the current one. */
  leave: () => void
  /** Where the entry that the history stands at was left; `undefined` for a new one. */
  position: () => number | undefined
  /** Keeps all positions where the next script or document finds them. */
  save: () => void
  /** Saves, and leaves scrolling to the browser: the document ends. */
  end: () => void
}

/**
 * Where TanStack Router keeps scroll positions and how it marks its history entries: an application takes the trail over as if it
 * had laid it itself.
 */
const storageKey = 'tsr-scroll-restoration-v1_3'
const keyField = '__TSR_key'
const indexField = '__TSR_index'

type Positions = Record<string, { window?: { scrollX: number; scrollY: number } }>

interface Entry {
  key: string
  index: number
}

/** Takes up the trail where the last document left it. */
export function createTrail(): Trail {
  const positions = readPositions()
  let entry = entryOf(history.state)
  history.replaceState({ ...history.state, ...stateOf(entry) }, '')
  const note = () => (positions[entry.key] = { ...positions[entry.key], window: { scrollX, scrollY } })
  const save = () => {
    note()
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions))
    } catch {
      // Blocked or full storage: the browser's own restoration is left.
    }
  }
  return {
    save,
    push(href) {
      entry = { key: newKey(), index: entry.index + 1 }
      // Of the entry that is left, and of the new one: on the way back the page is not there yet when the browser would scroll.
      history.scrollRestoration = 'manual'
      history.pushState(stateOf(entry), '', href)
      history.scrollRestoration = 'manual'
    },
    correct: (href) => history.replaceState(history.state, '', href),
    leave() {
      note()
      entry = entryOf(history.state)
    },
    position: () => positions[entryOf(history.state).key]?.window?.scrollY,
    end() {
      history.scrollRestoration = 'auto'
      save()
    },
  }
}

function stateOf({ key, index }: Entry): Record<string, unknown> {
  return { key, [keyField]: key, [indexField]: index }
}

function entryOf(state: unknown): Entry {
  const fields: Partial<Record<string, unknown>> = typeof state === 'object' && state !== null ? { ...state } : {}
  const [key, index] = [fields[keyField], fields[indexField]]
  return { key: typeof key === 'string' ? key : newKey(), index: typeof index === 'number' ? index : 0 }
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {}
  } catch {
    return {}
  }
}
