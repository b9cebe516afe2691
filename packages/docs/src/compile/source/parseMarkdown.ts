import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified, type Processor } from 'unified'

import { readPackageCommands } from '../../blocks/code/readPackageCommands.ts'
import { readAlerts } from '../../blocks/tip/readAlerts.ts'
import { inlineReferences } from './inlineReferences.ts'

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkDirective)
  .use(withoutTextDirectives)
  .freeze()

/** Markdown with front matter, GFM and directives as a tree. Links and pictures by reference carry their addresses, like all others. */
export function parseMarkdown(markdown: string): Root {
  const tree = parser.parse(markdown)
  inlineReferences(tree)
  readAlerts(tree)
  readPackageCommands(tree)
  return tree
}

/** This site has no directives inside a line: `10:30` and `note:this` are text, and the address in `Mail:me@example.com` is a link. */
function withoutTextDirectives(this: Processor): void {
  for (const { text } of this.data().micromarkExtensions ?? []) if (text) delete text[':'.charCodeAt(0)]
}
