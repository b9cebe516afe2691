import type { StoreHeading } from '@view-site/contract'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const markdown = unified().use(remarkParse).use(remarkGfm)

/** The headings of a Markdown text, levels 1 to 3, in order; the n-th gets the id `part-n`. */
export function headingsOf(text: string): StoreHeading[] {
  return markdown
    .parse(text)
    .children.filter((node) => node.type === 'heading' && node.depth <= 3)
    .map((node, index) => ({ id: `part-${index + 1}`, depth: 'depth' in node ? node.depth : 1, text: toString(node) }))
}
