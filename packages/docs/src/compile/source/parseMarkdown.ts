import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

import { eachNode } from '../page/eachNode.ts'
import { readPackageCommands } from '../../blocks/code/readPackageCommands.ts'
import { readAlerts } from '../../blocks/tip/readAlerts.ts'
import { inlineReferences } from './inlineReferences.ts'

const parser = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkGfm).use(remarkDirective).freeze()

/** Markdown with front matter, GFM and directives as a tree. Links and pictures by reference carry their addresses, like all others. */
export function parseMarkdown(markdown: string): Root {
  const tree = parser.parse(markdown)
  inlineReferences(tree)
  readAlerts(tree)
  readPackageCommands(tree)
  eachNode(tree, (parent) => {
    if (!('children' in parent)) return
    parent.children.forEach((node, index) => {
      if (node.type !== 'textDirective') return
      // `10:30` and `note:this` are text: this site has no directives inside a line.
      parent.children[index] = { type: 'text', value: markdown.slice(node.position?.start.offset, node.position?.end.offset) }
    })
  })
  return tree
}
