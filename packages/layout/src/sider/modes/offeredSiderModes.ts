import type { LayoutBase } from '../../core/createLayoutBase.ts'
import type { Settings } from '../../core/settings/createSettings.ts'

/** By the settings, which a layout and its base share. */
const offered = new WeakSet<Settings>()

/** Whether the settings drawer of a layout offers the modes of the sider. */
export function offersSiderModes({ settings }: Pick<LayoutBase, 'settings'>): boolean {
  return offered.has(settings)
}

/** Lets the settings drawer of a layout offer them. Returns a function that ends this. */
export function markOffered({ settings }: Pick<LayoutBase, 'settings'>): () => void {
  offered.add(settings)
  return () => offered.delete(settings)
}
