import type { Localized } from '../../define/Localized.ts'
import type { PageFrame } from './PageSource.ts'

/**
 * A generated page without a folder: an API reference, generated from sources. Their descriptions are English, so
 * they stay so in every locale, and are marked as such. A heading that is one piece of code is a name: `#createStore` leads to it.
 */
export interface ReferencePage {
  /** Route without the leading slash. */
  id: string
  /** With front matter, as in a file. */
  markdown: Localized
  /** What surrounds it: no menu leads to it. */
  frame: Localized<PageFrame>
}
