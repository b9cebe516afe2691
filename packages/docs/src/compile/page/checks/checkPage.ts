import type { Parent, Root } from 'mdast'

import type { Place } from '../../../blocks/defineBlock.ts'
import { checkOutline } from '../../../blocks/heading/checkOutline.ts'
import type { FrontMatter } from '../CompiledArticle.ts'
import type { PageContext } from '../PageContext.ts'
import { checkCharacters } from './checkCharacters.ts'
import { checkDirectives } from './checkDirectives.ts'
import { checkLanguage } from './checkLanguage.ts'
import { checkLiterals } from './checkLiterals.ts'

/** Checks the source text. Call it before `transformChildren`. */
export function checkPage(tree: Root, frontMatter: FrontMatter, context: PageContext): void {
  checkDirectives(tree, context)
  // Nobody writes the text of a reference.
  if (!context.source.reference) {
    checkCharacters(tree, context)
    checkLiterals(tree, context)
  }
  checkBlocks(tree, { isTopLevel: true, isLocked: frontMatter.products !== undefined }, context)
  checkOutline(tree, context)
  checkLanguage(tree, frontMatter, context)
}

function checkBlocks(parent: Parent, place: Place, context: PageContext): void {
  for (const node of parent.children) {
    const block = context.blocks.of(node)
    block?.check?.(node, context, place)
    if ('children' in node) checkBlocks(node, { isTopLevel: false, isLocked: place.isLocked || block?.locksContent === true }, context)
  }
}
