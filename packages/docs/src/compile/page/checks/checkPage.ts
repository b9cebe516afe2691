import type { Root } from 'mdast'

import type { FrontMatter } from '../CompiledArticle.ts'
import type { PageContext } from '../PageContext.ts'
import { checkBlocks } from './checkDirectives.ts'
import { checkLanguage } from './checkLanguage.ts'
import { checkLocked } from '../../../blocks/access/checkLocked.ts'
import { checkOutline } from '../../../blocks/heading/checkOutline.ts'

/** What shows in the text as it is written. Call it before `transformChildren`. */
export function checkPage(tree: Root, frontMatter: FrontMatter, context: PageContext): void {
  checkBlocks(tree, context)
  checkOutline(tree, context)
  checkLanguage(tree, frontMatter, context)
  checkLocked(tree, frontMatter, context)
}
