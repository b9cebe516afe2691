import type { RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'

/** Of a line of text, in pixels. */
const lineHeight = 24

/** In a line of the widest column; a Chinese character counts twice. */
const charactersInLine = 130

/** Minimum height of a node of a transformed tree in pixels, at any window width: no smaller window shows the content below it. */
export function minHeight(node: RootContent): number {
  switch (node.type) {
    case 'block':
      return node.minHeight()
    case 'list':
    case 'listItem':
    case 'blockquote':
      return sumOfMinHeights(node.children)
    case 'paragraph':
    case 'heading':
      return lineHeight * Math.ceil(toString(node).replaceAll(/[^\0-ÿ]/g, '--').length / charactersInLine)
    default:
      return 0
  }
}

/** Minimum height of nodes below each other, in pixels. */
export function sumOfMinHeights(nodes: readonly RootContent[]): number {
  return nodes.reduce((height, node) => height + minHeight(node), 0)
}
