import type { RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'

import type { Block } from '../../blocks/defineBlock.ts'

/** Of a line of text, in px. */
const lineHeight = 24

/** In a line of the widest column, a Chinese one counted twice. */
const charactersInLine = 130

/** px that a block of the page takes up at least, however wide the window: what stands below so many is in no smaller view. */
export function leastHeight(node: RootContent): number {
  switch (node.type) {
    case 'block':
      return leastHeightOfBlock(node)
    case 'list':
    case 'listItem':
    case 'blockquote':
      return sum(node.children)
    case 'paragraph':
    case 'heading':
      return lineHeight * Math.ceil(toString(node).replaceAll(/[^\0-ÿ]/g, '--').length / charactersInLine)
    default:
      return 0
  }
}

function leastHeightOfBlock({ block, children }: Block): number {
  switch (block.kind) {
    case 'code':
      return 50 + 22 * (block.lines.split('\n').length - 1)
    case 'demo':
      return 200 + sum(children)
    case 'diagram':
      // Never drawn less than 640 px wide: see `styles/diagram.css.ts`.
      return Math.floor((640 / block.drawing.width) * block.drawing.height)
    case 'heading':
      return 28
    case 'table':
      return 40 * children.flatMap((table) => (table.type === 'table' ? table.children : [])).length
    case 'tabs':
      // All panes lie in one cell.
      return 40 + Math.max(0, ...children.map(leastHeight))
    default:
      return sum(children)
  }
}

function sum(nodes: readonly RootContent[]): number {
  return nodes.reduce((height, node) => height + leastHeight(node), 0)
}
