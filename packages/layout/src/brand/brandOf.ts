import type { Layout } from '../core/Layout.ts'
import type { Brand } from './Brand.ts'

const brands = new WeakMap<Layout, Brand>()

/** What the users of a layout may choose of its theme; undefined where the app offers no choice. */
export function brandOf(layout: Layout): Brand | undefined {
  return brands.get(layout)
}

/** Offers the choice in the settings drawer of a layout, or no more. */
export function setBrand(layout: Layout, brand: Brand | null): void {
  if (brand) brands.set(layout, brand)
  else brands.delete(layout)
}
