import type { Localized } from '../../Localized.ts'
import type { PageFrame } from './PageSource.ts'

/**
 * A page that a program wrote and no folder holds: the reference of an API, made of its sources. Their descriptions are English, so
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
