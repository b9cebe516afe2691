import type { TocItem } from '@view-site/docs'
import { atom, createStore } from 'jotai/vanilla'

/** Anchors of the current article after locked parts were added or removed; `undefined` while those of the page's data are right. */
export interface OpenedAnchors {
  get: () => readonly TocItem[] | undefined
  set: (anchors: readonly TocItem[] | undefined) => void
  subscribe: (listener: () => void) => () => void
}

export function createOpenedAnchors(): OpenedAnchors {
  const store = createStore()
  const anchors = atom<readonly TocItem[] | undefined>(undefined)
  return {
    get: () => store.get(anchors),
    set: (next) => store.set(anchors, next),
    subscribe: (listener) => store.sub(anchors, listener),
  }
}
