import type { Atom, PrimitiveAtom } from 'jotai/vanilla'
import type { RouteInfo } from './RouterPort.ts'
import type { Store } from './Store.ts'

const eventTypes = ['input', 'click', 'keydown'] as const

/** Records the path of the page in which the visitor types, clicks or presses a key. Returns a cleanup function. */
export function trackInteraction(
  touched: PrimitiveAtom<string | null>,
  { store, route }: { store: Store; route: Atom<RouteInfo> },
): () => void {
  const record = ({ target }: Event) => {
    if (target instanceof Element && target.closest('main')) store.set(touched, store.get(route).path)
  }
  const controller = new AbortController()
  const listen = { capture: true, signal: controller.signal }
  for (const type of eventTypes) document.addEventListener(type, record, listen)
  return () => controller.abort()
}
