import type { Heading, Node, Paragraph, Root, RootContent, Table } from 'mdast'

import { licenceNeeded } from '../../blocks/access/accessBlock.ts'
import { writtenId } from '../../blocks/heading/writtenIds.ts'
import type { FrontMatter } from './CompiledArticle.ts'
import { eachNode } from './eachNode.ts'
import type { PageContext } from './PageContext.ts'

/**
 * The page as Markdown that needs nothing else: each block as its `toMarkdown` writes it, everything else as the author wrote it. Call it
 * before `transformChildren`.
 */
export function toMarkdown(tree: Root, frontMatter: FrontMatter, context: PageContext): string {
  return withTitle(frontMatter, rewrite(tree.children, [0, context.source.markdown.length], context).trim())
}

/** The Markdown version of a page that requires a licence: its description and the required products. */
export function lockedMarkdown(frontMatter: FrontMatter, products: readonly string[], context: PageContext): string {
  return withTitle(frontMatter, `> ${licenceNeeded(context, products, 'page')}`)
}

function withTitle({ title, subtitle, description }: FrontMatter, text: string): string {
  return `# ${subtitle ? `${title} ${subtitle}` : title}\n\n${description}\n\n${text}\n`
}

/** The source between two offsets, with the nodes replaced that only the site can show. */
function rewrite(nodes: readonly RootContent[], [start, end]: readonly [number, number], context: PageContext): string {
  const { markdown } = context.source
  const pieces: string[] = []
  let at = start
  for (const node of nodes) {
    const replacement = replace(node, context)
    if (replacement === undefined) continue
    pieces.push(markdown.slice(at, offsetsOf(node)[0]), replacement.replaceAll('\n', `\n${indentOf(node, markdown)}`))
    at = offsetsOf(node)[1]
  }
  return pieces.join('') + markdown.slice(at, end)
}

function offsetsOf({ position }: Node): [number, number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}

/** What begins the further lines of a node inside a list or a quote. */
function indentOf(node: Node, markdown: string): string {
  const [start] = offsetsOf(node)
  return markdown.slice(markdown.lastIndexOf('\n', start - 1) + 1, start).replaceAll(/[^\s>]/g, ' ')
}

function replace(node: RootContent, context: PageContext): string | undefined {
  switch (node.type) {
    case 'yaml':
      return ''
    case 'blockquote':
    case 'list':
    case 'listItem': {
      const source = context.source.markdown.slice(...offsetsOf(node))
      const text = rewrite(node.children, offsetsOf(node), context)
      return text === source ? undefined : withoutIndent(text, indentOf(node, context.source.markdown))
    }
    case 'heading': {
      const source = context.source.markdown.slice(...offsetsOf(node))
      const line = (replaceBadges(node, context) ?? source).replace(writtenId, '')
      return line === source ? undefined : line
    }
    case 'paragraph': {
      if (!context.itemIds.has(node)) return replaceBadges(node, context)
      const text = replaceBadges(node, context) ?? context.source.markdown.slice(...offsetsOf(node))
      return text.replace(writtenId, '')
    }
    case 'table':
      return replaceBadges(node, context)
    default:
      return context.blocks.of(node)?.toMarkdown?.(node, context, () => contentOf(node, context))
  }
}

/** A line with its badges as words; `undefined` without any. */
function replaceBadges(node: Heading | Paragraph | Table, context: PageContext): string | undefined {
  const { markdown } = context.source
  if (!markdown.includes(':badge[')) return undefined
  const badges: RootContent[] = []
  eachNode(node, (inside) => {
    if (inside.type === 'textDirective') badges.push(inside)
  })
  return badges.length > 0 ? withoutIndent(rewrite(badges, offsetsOf(node), context), indentOf(node, markdown)) : undefined
}

/** The lines of a piece of source without the indent that all of them have. */
function withoutIndent(text: string, indent: string): string {
  return text.replaceAll(`\n${indent}`, '\n')
}

/** What is inside a directive, without its label. */
function contentOf(node: RootContent, context: PageContext): string {
  if (node.type !== 'containerDirective') return ''
  const children = node.children.filter((child) => child.type !== 'paragraph' || !child.data?.directiveLabel)
  const [first, last] = [children[0], children.at(-1)]
  if (!first || !last) return ''
  return withoutIndent(rewrite(children, [offsetsOf(first)[0], offsetsOf(last)[1]], context), indentOf(first, context.source.markdown))
}
