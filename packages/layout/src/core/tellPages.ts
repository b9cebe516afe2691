import type { Layout } from './createLayout.ts'
import { loadPart } from './loadPart.ts'

/** Has each change of the page told to those who do not see it, in a polite live region. Returns the way out. */
export function tellPages(layout: Layout): () => void {
  const { store, route } = layout
  const region = document.createElement('div')
  let stopped = false
  let last = store.get(route).path
  const stop = store.sub(route, () => {
    const { path, meta } = store.get(route)
    if (path === last || meta.hidden) return
    last = path
    const before = document.title
    // Offline: the page is there all the same.
    loadPart('tellPage').then((tell) => stopped || tell(layout, { region, before }), Boolean)
  })
  return () => {
    stop()
    stopped = true
    region.remove()
  }
}
