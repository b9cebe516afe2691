import type { Layout } from '../core/Layout.ts'
import { loadPart } from '../lazy/loadPart.ts'

/** Announces route changes to screen readers. Returns a cleanup function. */
export function startRouteAnnouncer(layout: Layout): () => void {
  const { store, route } = layout
  const region = document.createElement('div')
  let stopped = false
  let last = store.get(route).path
  const stop = store.sub(route, () => {
    const { path, meta } = store.get(route)
    if (path === last || meta.hidden) return
    last = path
    const titleBefore = document.title
    // Offline the announcement is left out; the page itself is there.
    loadPart('behaviors').then(({ announceRouteChange }) => stopped || announceRouteChange(layout, { region, titleBefore }), Boolean)
  })
  return () => {
    stop()
    stopped = true
    region.remove()
  }
}
