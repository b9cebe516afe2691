import type { Locale } from '@view-site/i18n/product'
import type axe from 'axe-core'
import type { aim, focusAimed, focusControl } from './aim.ts'
import type { Sight } from './look.ts'
import type { GetListeners } from './traces.ts'

/** One demo in one language. */
export interface DemoName {
  /** Folder of its page below the content. */
  page: string
  name: string
  locale: Locale
}

/** What the page that runs demos offers to the tests. */
export interface Stage {
  /**
   * Resolves when the demo is mounted, with what is seen of it then, by axe too if `isAxed`; errors from inside it go to the console. With
   * `isStill`, transitions and animations take no time.
   */
  mount: (demo: DemoName, options: { isStill: boolean; isAxed: boolean }) => Promise<Sight>
  /** What is seen of the demo now, by axe too. */
  look: () => Promise<Sight>
  /** Unmounts the demo, as leaving the page does. Returns what it leaves behind, after giving the library time to clean up and once its errors are on the console. */
  leave: () => Promise<string[]>
  aim: typeof aim
  focusAimed: typeof focusAimed
  focusControl: typeof focusControl
  /** Of the browser's own tools, put into the page by the tests. */
  getListeners: GetListeners
}

declare global {
  /** As the browser's own tools have it in the code that they run. */
  var getEventListeners: GetListeners
  interface Window {
    stage: Stage
    /** Put into the page by the tests. */
    axe: typeof axe
  }
}
