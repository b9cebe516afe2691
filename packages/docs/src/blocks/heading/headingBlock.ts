import type { Heading as HeadingNode } from 'mdast'
import { toString } from 'mdast-util-to-string'

import type { ArticleHeading } from '../../compile/page/CompiledArticle.ts'
import { lineOf, report, type PageContext } from '../../compile/page/PageContext.ts'
import { defineBlock } from '../defineBlock.ts'
import { Heading } from './Heading.ts'
import { slugOf } from './headingIds.ts'
import { nameOf } from './nameOf.ts'

/** A heading, with its id and an anchor. */
export const headingBlock = defineBlock({
  type: 'heading',
  ownsContent: true,
  Component: Heading,
  minHeight: () => 28,

  parse(node, context, transformChildren) {
    const heading = readHeading(node, context)
    if (heading.depth === 1)
      report(
        context,
        node,
        `The page has a second title "${heading.text}".`,
        'The title comes from the front matter: begin the page with text or with ##.',
      )
    context.parts.headings.push(heading)
    context.structure.push({ label: `a heading of level ${heading.depth}`, line: heading.line })
    transformChildren(node, context)
    return { data: heading, children: node.children }
  },
})

function readHeading(node: HeadingNode, { headingIds, source, site }: PageContext): ArticleHeading {
  const text = toString(node)
  const id = headingIds.get(node) ?? ''
  // A badge may change, and links to the heading shall not.
  const plain = () => toString(node.children.filter((child) => child.type !== 'textDirective'))
  const slug = site.anchors === 'slug' ? id : (nameOf(node, source) ?? slugOf(plain()))
  return { id, depth: node.depth, text, slug, line: lineOf(node) }
}
