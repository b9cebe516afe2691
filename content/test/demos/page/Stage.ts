import type { Locale } from '@view-site/i18n/product'
import type axe from 'axe-core'

/** One demo in one language. */
export interface DemoName {
  /** Folder of its page below the content. */
  page: string
  name: string
  locale: Locale
}

/** What the page that runs demos offers to the tests. */
export interface Stage {
  /** Resolves when the demo is mounted; errors from inside it go to the console. With `isStill`, transitions and animations take no time. */
  mount: (demo: DemoName, isStill: boolean) => Promise<void>
  /** Unmounts the demo, as leaving the page does. */
  leave: () => void
  /** How many intervals are running. */
  intervals: () => number
}

declare global {
  interface Window {
    stage: Stage
    /** Put into the page by the tests. */
    axe: typeof axe
  }
}
