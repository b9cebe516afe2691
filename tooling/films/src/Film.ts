import type { Locator, Page } from 'playwright'
import type { Locale, Localized } from '@view-site/platform/locale'

/** Locates an element on the page, in the language of the recording. */
export type Target = (page: Page, locale: Locale) => Locator

/** A step of a film. Durations are in ms; a step without one takes no time. */
export type Step =
  /** Shows a caption until the next one. */
  | { does: 'say'; words: Localized }
  | { does: 'rest'; ms: number }
  /** Moves the pointer to an element; with `press` it also clicks. */
  | { does: 'point'; at: Target; ms: number; press: boolean }
  /** Types text at an even speed, in the same time in every language. */
  | { does: 'type'; words: Localized; ms: number }
  | { does: 'key'; name: string }
  /** Scrolls an element to `top` px below the top of the picture. */
  | { does: 'scroll'; to: Target; top: number; ms: number }
  /** Fails the recording unless an element is visible. */
  | { does: 'see'; what: Target }
  /** Uses the last frame as the film's poster. */
  | { does: 'poster' }

/** A film: its first page and its steps. */
export interface Film {
  /** Prefix of its file names. */
  name: string
  /** Path of the page on which it starts. */
  path: string
  steps: readonly Step[]
}
