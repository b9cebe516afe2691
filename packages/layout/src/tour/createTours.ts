import { atom, type Atom } from 'jotai/vanilla'
import type { Layout } from '../core/Layout.ts'
import { findSteps, isShown, type FoundStep } from './findSteps.ts'
import { forgetSeen, readSeen, storeSeen } from './seenTours.ts'
import type { Tour } from './Tour.ts'

/** A step that is shown, and its place among those that can be. */
export interface ShownStep extends FoundStep {
  readonly tour: Tour
  /** From 1 on. */
  readonly index: number
  readonly count: number
}

/** Shows tours of a layout, one at a time. */
export interface Tours {
  readonly layout: Layout
  /** Null while no tour is open. */
  readonly shown: Atom<ShownStep | null>
  /** Opens a tour at its first step. Returns whether any of its targets is on the page: without one, nothing opens. */
  open: (tour: Tour) => boolean
  /** Opens a tour unless it was seen or another one is open. Call it when the page is rendered. Returns whether it opened. */
  openOnce: (tour: Tour) => boolean
  /** Shows the next step; after the last one the tour closes and was seen. */
  next: () => void
  back: () => void
  /** Closes the tour, which was seen then. */
  skip: () => void
  /** Closes the tour, which was not seen then. */
  close: () => void
  /** Continues with another element or the next step if the target is gone. `TourDialog` calls it. */
  refresh: () => void
  /** Whether a tour was finished or skipped. */
  wasSeen: (id: string) => boolean
  /** Removes a tour from those that were seen. */
  forget: (id: string) => void
}

/** How it is stored which tours were seen. */
export interface ToursOptions {
  /** @default the layout's, with `.tours` */
  storageKey?: string
}

/**
 * Makes the tours of a layout. Which ones were seen is kept in the layout's storage. Render `TourDialog` next to `AppLayout`: it loads the
 * dialog when the first tour opens.
 */
export function createTours(layout: Layout, { storageKey = `${layout.storageKey}.tours` }: ToursOptions = {}): Tours {
  const { store, storage } = layout
  const shown = atom<ShownStep | null>(null)

  function show(tour: Tour, found: readonly FoundStep[], index: number): void {
    const step = found[index]
    store.set(shown, step ? { ...step, tour, index: index + 1, count: found.length } : null)
  }
  function open(tour: Tour): boolean {
    const found = findSteps(tour)
    if (found.length > 0) show(tour, found, 0)
    return found.length > 0
  }
  const close = () => store.set(shown, null)
  function skip(): void {
    const now = store.get(shown)
    if (now) storeSeen(storage, storageKey, now.tour.id)
    close()
  }
  /** The targets are looked for again at each step: the page may have changed. */
  function next(): void {
    const now = store.get(shown)
    if (!now) return
    const { found, position } = lookAgain(now)
    const index = found.findIndex(({ step }) => now.tour.steps.indexOf(step) > position)
    if (index === -1) skip()
    else show(now.tour, found, index)
  }
  function back(): void {
    const now = store.get(shown)
    if (!now) return
    const { found, position } = lookAgain(now)
    const index = found.findLastIndex(({ step }) => now.tour.steps.indexOf(step) < position)
    if (index !== -1) show(now.tour, found, index)
  }

  return {
    layout,
    shown,
    open,
    openOnce: (tour) => store.get(shown) === null && !readSeen(storage, storageKey).includes(tour.id) && open(tour),
    next,
    back,
    skip,
    close,
    refresh() {
      const now = store.get(shown)
      if (!now || isShown(now.element)) return
      const { found } = lookAgain(now)
      const index = found.findIndex(({ step }) => step === now.step)
      if (index === -1) next()
      else show(now.tour, found, index)
    },
    wasSeen: (id) => readSeen(storage, storageKey).includes(id),
    forget: (id) => forgetSeen(storage, storageKey, id),
  }
}

function lookAgain({ tour, step }: ShownStep) {
  return { found: findSteps(tour), position: tour.steps.indexOf(step) }
}
