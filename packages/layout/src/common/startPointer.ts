import type { Layout } from '../core/Layout.ts'
import { loadPart } from '../lazy/loadPart.ts'

/** Starts what only a pointer needs, each with its first event. Returns a cleanup function. */
export function startPointer(layout: Layout): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const start = (first: Event) => {
    loadPart('behaviors').then(({ attachPointer }) => attachPointer(layout, first, signal), Boolean)
  }
  for (const type of ['pointerover', 'dblclick']) document.addEventListener(type, start, { once: true, signal })
  return () => controller.abort()
}
