import type { BenchTabs } from '../Shell.ts'

/** Open tabs in their order, for layouts that draw tabs and leave the list to the app. */
export interface TabList extends BenchTabs {
  get: () => TabListState
  subscribe: (listener: () => void) => () => void
}

/** Paths of the open tabs, and the one that is shown. */
export interface TabListState {
  readonly paths: readonly string[]
  readonly current: string
}

/** Creates a list with one tab, `/light/home`. */
export function createTabList(): TabList {
  const listeners = new Set<() => void>()
  let state: TabListState = { paths: ['/light/home'], current: '/light/home' }
  const set = (next: TabListState) => {
    state = next
    listeners.forEach((listener) => listener())
  }
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    go: (path) => set({ paths: state.paths.includes(path) ? state.paths : [...state.paths, path], current: path }),
    close(path) {
      const paths = state.paths.filter((other) => other !== path)
      set({ paths, current: path === state.current ? (paths.at(-1) ?? '') : state.current })
    },
    move: (path, index) => set({ ...state, paths: state.paths.filter((other) => other !== path).toSpliced(index, 0, path) }),
  }
}
