import type { Locator, Page } from 'playwright'
import type { Locale, Localized } from '@view-site/platform/locale'

/** Something on the page, in the language of the recording. */
export type Target = (page: Page, locale: Locale) => Locator

/** A step. Times are in ms; a step without one takes no time. */
export type Step =
  /** A caption, until the next one. */
  | { does: 'say'; words: Localized }
  | { does: 'rest'; ms: number }
  /** The pointer goes somewhere; with `press` it clicks there. */
  | { does: 'point'; at: Target; ms: number; press: boolean }
  /** Words are typed evenly, so that they take as long in every language. */
  | { does: 'type'; words: Localized; ms: number }
  | { does: 'key'; name: string }
  /** Brings something to a height of the picture, in px from its top. */
  | { does: 'scroll'; to: Target; top: number; ms: number }
  /** Something that must be visible now; otherwise recording fails. */
  | { does: 'see'; what: Target }
  /** This frame is the film's poster. */
  | { does: 'poster' }

/** A film: where it begins, and what happens from there on. */
export interface Film {
  /** Begins the names of its files. */
  name: string
  /** The page of the site that it begins on. */
  path: string
  steps: readonly Step[]
}
