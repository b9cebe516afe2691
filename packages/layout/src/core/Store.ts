import type { createStore } from 'jotai/vanilla'

/** The atom store of one layout. */
export type Store = ReturnType<typeof createStore>
