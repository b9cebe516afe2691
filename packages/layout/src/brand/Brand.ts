import type { CreateThemeOptions, ThemeAdjustment } from '@view-site/ui/create-theme'
import type { Atom } from 'jotai/vanilla'
import type { BrandChoice, BrandPart } from './storedBrand.ts'

/** The theme that a user has chosen for an app. */
export interface Brand {
  /** What users may choose. */
  readonly allowed: readonly BrandPart[]
  /** The app's own theme. */
  readonly theme: CreateThemeOptions
  readonly choice: Atom<BrandChoice>
  /** Where the chosen accent was adjusted for contrast. */
  readonly adjusted: Atom<readonly ThemeAdjustment[]>
  /** Applies and stores; parts that are invalid or not allowed are ignored. */
  set: (choice: BrandChoice) => void
  /** Back to the app's own theme. */
  reset: () => void
  /** Shows the stored choice, follows other windows, and offers the choice in the settings drawer. Returns a cleanup function. */
  start: () => () => void
}
