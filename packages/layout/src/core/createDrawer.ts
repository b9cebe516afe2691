import { atom, type Atom } from 'jotai/vanilla'
import type { Store } from './Store.ts'

/** A drawer of the layout: that of the menus on a narrow screen, or that of the settings. */
export interface LayoutDrawer {
  readonly atom: Atom<boolean>
  set: (open: boolean) => void
}

/** Makes a drawer that is closed. */
export function createDrawer(store: Store): LayoutDrawer {
  const open = atom(false)
  return { atom: open, set: (next) => store.set(open, next) }
}
