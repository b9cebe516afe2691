import type { Layout } from '../../core/Layout.ts'

const offered = new WeakSet<Layout>()

/** Whether the settings drawer of a layout offers the modes of the sider. */
export function offersSiderModes(layout: Layout): boolean {
  return offered.has(layout)
}

/** Lets the settings drawer of a layout offer them. Returns a function that ends this. */
export function markOffered(layout: Layout): () => void {
  offered.add(layout)
  return () => offered.delete(layout)
}
