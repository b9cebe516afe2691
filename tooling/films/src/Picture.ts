import type { Locale } from '@view-site/platform/locale'
import type { Page } from 'playwright'
import type { Target } from './Film.ts'

/** A screenshot of a page for the documentation. */
export interface Picture {
  /** Prefix of its file names. */
  name: string
  /** Path of the page that it shows. */
  path: string
  /** Brings the page into the state to show. */
  prepare: (page: Page, locale: Locale) => Promise<void>
  /** The element to capture. */
  of: Target
}
