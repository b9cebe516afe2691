import type { Layout } from '../core/Layout.ts'
import { loadPart } from '../lazy/loadPart.ts'

/** Starts what only a pointer needs, when one is used for the first time. Returns a cleanup function. */
export function startPointer(layout: Layout): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const onPointer = (event: Event) => {
    loadPart('behaviors').then(({ attachPointer }) => attachPointer(layout, event, signal), Boolean)
  }
  document.addEventListener('pointerover', onPointer, { once: true, signal })
  return () => controller.abort()
}
