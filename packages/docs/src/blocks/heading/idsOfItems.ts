import type { Node, Paragraph, Root } from 'mdast'

import { eachNode } from '../../compile/page/eachNode.ts'
import { takeWrittenIds, type WrittenIdOptions } from './writtenIds.ts'

/**
 * Ids that the author wrote behind the first paragraph of an item of a list, `- **Title.** Text. {#id}`, by those paragraphs. They are taken
 * out of the tree: call it before anything reads its texts.
 */
export function idsOfItems(tree: Root, options: WrittenIdOptions): Map<Node, string> {
  const paragraphs: Paragraph[] = []
  eachNode(tree, (node) => {
    if (node.type === 'listItem' && node.children[0]?.type === 'paragraph') paragraphs.push(node.children[0])
  })
  return takeWrittenIds(paragraphs, options)
}
