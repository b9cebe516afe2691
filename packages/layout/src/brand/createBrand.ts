import { createTheme, type CreatedTheme, type CreateThemeOptions } from '@view-site/ui/create-theme'
import { atom } from 'jotai/vanilla'
import type { Layout } from '../core/Layout.ts'
import type { Brand } from './Brand.ts'
import { brandOf, setBrand } from './brandOf.ts'
import { showBrand } from './brandSheet.ts'
import { brandKeyOf, cleanChoice, readBrand, type BrandChoice, type BrandPart } from './storedBrand.ts'

/** Options of `createBrand`. */
export interface CreateBrandOptions {
  /** The app's own theme, as given to `createTheme`: what the user does not choose. */
  theme?: CreateThemeOptions
  /** What users may choose. @default all */
  allow?: readonly BrandPart[]
}

/**
 * Lets users choose accent, radius and density in the settings drawer. The theme is made by `createTheme`, which keeps AA contrast with any
 * accent, and stored with the choice, so that `brandScript` shows it before the first paint of the next visit.
 *
 * @example createBrand(layout, { theme: { accent: '#7c3aed' }, allow: ['accent', 'density'] }).start()
 */
export function createBrand(layout: Layout, { theme = {}, allow = ['accent', 'radius', 'density'] }: CreateBrandOptions = {}): Brand {
  const { store, storage } = layout
  const key = brandKeyOf(layout.storageKey)
  const choice = atom<BrandChoice>({})
  const created = atom<CreatedTheme | null>((get) => {
    const chosen = get(choice)
    return Object.keys(chosen).length === 0 ? null : createTheme({ ...theme, ...chosen })
  })

  const read = () => store.set(choice, readBrand(storage.getItem(key), allow))
  const show = () => showBrand(store.get(created)?.css ?? null)
  function write() {
    const made = store.get(created)
    if (made) storage.setItem(key, JSON.stringify({ ...store.get(choice), css: made.css }))
    else storage.removeItem(key)
  }
  function set(next: BrandChoice) {
    store.set(choice, next)
    write()
  }

  const brand: Brand = {
    allowed: allow,
    theme,
    choice,
    adjusted: atom((get) => get(created)?.adjusted ?? []),
    set: (patch) => set({ ...store.get(choice), ...cleanChoice(patch, allow) }),
    reset: () => set({}),
    start() {
      read()
      // The stored theme may be that of an older version.
      write()
      show()
      setBrand(layout, brand)
      const stops = [store.sub(created, show), storage.subscribe?.(key, read)]
      return () => {
        stops.forEach((stop) => stop?.())
        if (brandOf(layout) === brand) setBrand(layout, null)
        showBrand(null)
      }
    },
  }
  return brand
}
