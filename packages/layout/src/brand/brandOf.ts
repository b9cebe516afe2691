import type { LayoutBase } from '../core/createLayoutBase.ts'
import type { Settings } from '../core/settings/createSettings.ts'
import type { Brand } from './Brand.ts'

/** By the settings, which a layout and its base share. */
const brands = new WeakMap<Settings, Brand>()

/** What the users of a layout may choose of its theme; undefined where the app offers no choice. */
export function brandOf({ settings }: Pick<LayoutBase, 'settings'>): Brand | undefined {
  return brands.get(settings)
}

/** Offers the choice in the settings drawer of a layout, or no more. */
export function setBrand({ settings }: Pick<LayoutBase, 'settings'>, brand: Brand | null): void {
  if (brand) brands.set(settings, brand)
  else brands.delete(settings)
}
