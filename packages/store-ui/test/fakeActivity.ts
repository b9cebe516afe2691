import type { PageActivity } from '../src/pay/session/pageActivity.ts'

export interface FakeActivity extends PageActivity {
  hide: () => void
  show: () => void
  /** A focus or `online` event while the page is visible. */
  nudge: () => void
  listeners: () => number
}

/** A page whose visibility the test controls. */
export function createFakeActivity(): FakeActivity {
  let active = true
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    isActive: () => active,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hide() {
      active = false
      notify()
    },
    show() {
      active = true
      notify()
    },
    nudge: notify,
    listeners: () => listeners.size,
  }
}
