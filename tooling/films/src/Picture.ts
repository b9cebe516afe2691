import type { Locale } from '@view-site/platform/locale'
import type { Page } from 'playwright'
import type { Target } from './Film.ts'

/** A picture of a page for the documentation. */
export interface Picture {
  /** Begins the names of its files. */
  name: string
  /** The page of the site that it shows. */
  path: string
  /** Brings the page into the state that it shows. */
  prepare: (page: Page, locale: Locale) => Promise<void>
  /** What is in the picture. */
  of: Target
}
