import type { Html, Link, ListItem, Parent, RootContent } from 'mdast'

import type { ContainerDirective, LeafDirective } from '../../blocks/defineBlock.ts'
import { pictureFigure } from '../../blocks/picture/pictureBlock.ts'
import { allowedHtml, isLine, readInlineHtml } from './inlineHtml.ts'
import { joinCode } from './joinCode.ts'
import { linkTarget } from './linkTarget.ts'
import { markEnglish } from './markEnglish.ts'
import { meant } from '../suggest.ts'
import { lineOf, placeOf, report, type PageContext } from './PageContext.ts'

/** Transforms the nodes below a node for rehype-react, and records the contents of the page. */
export function transformChildren(parent: Parent, context: PageContext): void {
  const children = isLine(parent) ? readInlineHtml(parent.children, context) : parent.children
  parent.children = joinCode(children.map((child) => transform(child, context)))
}

const nothing: RootContent = { type: 'text', value: '' }

function transform(node: RootContent, context: PageContext): RootContent {
  const block = context.blocks.of(node)
  if (block) {
    if (!block.ownsContent && 'children' in node) transformChildren(node, context)
    return block.parse(node, context, transformChildren) ?? { ...nothing }
  }
  const figure = node.type === 'paragraph' ? pictureFigure(node, context) : undefined
  if (figure) return figure
  switch (node.type) {
    case 'link':
      transformLink(node, context)
      break
    case 'paragraph':
    case 'listItem':
    case 'tableCell':
      markEnglish(node, context)
      break
    case 'html':
      return withoutHtml(node, context)
    case 'leafDirective':
    case 'containerDirective':
      return unknownDirective(node, context)
    default:
  }
  if ('children' in node) transformChildren(node, context)
  if (node.type === 'listItem') addAnchor(node, context)
  return node
}

/** An item with an id of its author can be linked to, as headings can. */
function addAnchor(node: ListItem, context: PageContext): void {
  const [line] = node.children
  const id = line && context.itemIds.get(line)
  if (id === undefined || line?.type !== 'paragraph') return
  context.structure.push({ label: `an item {#${id}}`, line: lineOf(node) })
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } }
  const data = { hProperties: { className: ['doc-hash'], ariaHidden: 'true', tabIndex: -1 } }
  line.children.push({ type: 'link', url: `#${id}`, children: [], data })
}

function transformLink(node: Link, context: PageContext): void {
  const { href, external, problem } = linkTarget(node.url, context)
  if (problem) report(context, node, problem.message, problem.fix)
  context.links.push({ href: node.url, ...placeOf(node) })
  node.url = href
  if (external) node.data = { hProperties: { rel: ['noopener'], target: '_blank' } }
}

function withoutHtml(node: Html, context: PageContext): RootContent {
  if (!/^<!--[\s\S]*-->\s*$/.test(node.value)) {
    const [tag = ''] = node.value.split('\n')
    const fix = /^<\/?(?:details|summary)/.test(tag)
      ? 'Write :::details[Title] … ::: instead.'
      : `Write it in Markdown, or in backticks if it is code to be read. Allowed are ${allowedHtml}.`
    report(context, node, `HTML is not rendered: ${tag}`, fix)
  }
  return { ...nothing }
}

function unknownDirective(node: ContainerDirective | LeafDirective, context: PageContext): RootContent {
  const colons = node.type === 'containerDirective' ? ':::' : '::'
  const known = context.blocks.names(node.type).map((name) => colons + name)
  report(context, node, `There is no block "${node.name}".`, `${meant(colons + node.name, known)}Use ${known.join(', ')}.`)
  return { ...nothing }
}
