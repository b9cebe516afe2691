import type { Layout } from '../core/Layout.ts'
import { attachDrawer, hasPopovers } from './attachDrawer.ts'

/** Keeps the drawer's element and its state in the layout the same. Returns a cleanup function, which leaves an open drawer open. */
export function connectDrawer(element: HTMLElement, { drawer, store }: Layout): () => void {
  if (!hasPopovers()) return () => undefined
  const detach = attachDrawer(element, drawer.set)
  const follow = () => {
    const isOpen = store.get(drawer.atom)
    // In a wide window it does not open.
    if (element.togglePopover(isOpen) !== isOpen) drawer.set(false)
  }
  follow()
  const unsubscribe = store.sub(drawer.atom, follow)
  return () => {
    unsubscribe()
    detach()
  }
}
