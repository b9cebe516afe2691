import type { TocItem } from '@view-site/docs'
import { atom, createStore } from 'jotai/vanilla'

/** Anchors of the article on the screen, once locked parts have come or gone; nothing while they are those of the page's data. */
export interface OpenedAnchors {
  get: () => readonly TocItem[] | undefined
  set: (anchors: readonly TocItem[] | undefined) => void
  subscribe: (listener: () => void) => () => void
}

/** An empty one. */
export function createOpenedAnchors(): OpenedAnchors {
  const store = createStore()
  const anchors = atom<readonly TocItem[] | undefined>(undefined)
  return {
    get: () => store.get(anchors),
    set: (next) => store.set(anchors, next),
    subscribe: (listener) => store.sub(anchors, listener),
  }
}
