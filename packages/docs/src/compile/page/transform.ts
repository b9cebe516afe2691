import type { Heading, Html, Image, Link, Parent, RootContent, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'

import { blockOf, type ContainerDirective, type LeafDirective } from '../../blocks/defineBlock.ts'
import { codeBlock } from '../../blocks/code/codeBlock.ts'
import { access } from '../../blocks/access/accessBlock.ts'
import { api } from '../../blocks/api/apiBlock.ts'
import { codeGroup } from '../../blocks/tabs/codeGroupBlock.ts'
import { demo } from '../../blocks/demo/demoBlock.ts'
import { diagram } from '../../blocks/diagram/diagramBlock.ts'
import { tabs, strayTab } from '../../blocks/tabs/tabsBlock.ts'
import { tip } from '../../blocks/tip/tipBlock.ts'
import { slugOf } from '../../blocks/heading/headingIds.ts'
import { joinCode } from './joinCode.ts'
import { linkTarget } from './linkTarget.ts'
import { markEnglish } from './markEnglish.ts'
import { nameOf } from '../../blocks/heading/nameOf.ts'
import { lineOf, report, type PageContext } from './PageContext.ts'

type ContainerHandler = (node: ContainerDirective, context: PageContext, transform: typeof transformChildren) => RootContent

const containers: Record<string, ContainerHandler> = { access, 'code-group': codeGroup, demo, tab: strayTab, tabs, tip, warning: tip }
/** These look at their content before it is transformed. */
const outer = new Set(['access', 'code-group', 'tabs'])
const leaves: Record<string, (node: LeafDirective, context: PageContext) => RootContent> = { api, diagram }

/** Turns what stands below a node into what rehype-react can draw, and notes down what the page consists of. */
export function transformChildren(parent: Parent, context: PageContext): void {
  parent.children = joinCode(parent.children.map((child) => transform(child, context)))
}

function transform(node: RootContent, context: PageContext): RootContent {
  switch (node.type) {
    case 'heading':
      return heading(node, context)
    case 'code':
      return codeBlock(node, context)
    case 'table':
      return table(node, context)
    case 'link':
      noteLink(node, context)
      break
    case 'definition':
      noteLink(node, context)
      break
    case 'image':
      checkImage(node, context)
      break
    case 'paragraph':
    case 'listItem':
    case 'tableCell':
      markEnglish(node, context)
      break
    case 'html':
      return withoutHtml(node, context)
    case 'leafDirective':
      return leaves[node.name]?.(node, context) ?? unknownDirective(node, context)
    case 'containerDirective': {
      const handler = containers[node.name]
      if (!handler) return unknownDirective(node, context)
      if (!outer.has(node.name)) transformChildren(node, context)
      return handler(node, context, transformChildren)
    }
    default:
  }
  if ('children' in node) transformChildren(node, context)
  return node
}

function heading(node: Heading, context: PageContext): RootContent {
  const { depth } = node
  const text = toString(node)
  const id = context.headingIds.get(node) ?? ''
  const line = lineOf(node)
  if (depth === 1)
    report(
      context,
      node,
      `The page has a second title "${text}".`,
      'The title comes from the front matter: begin the page with text or with ##.',
    )
  context.parts.headings.push({ id, depth, text, slug: nameOf(node, context.source) ?? slugOf(text), line })
  context.structure.push({ label: `a heading of level ${depth}`, line })
  transformChildren(node, context)
  return blockOf({ kind: 'heading', id, depth, api: false }, node.children)
}

function table(node: Table, context: PageContext): RootContent {
  const columns = node.children[0]?.children.length ?? 0
  const rows = node.children.length - 1
  const line = lineOf(node)
  context.parts.tables.push({ kind: 'markdown', columns, rows, line })
  context.structure.push({ label: `a table of ${columns} × ${rows} cells`, line })
  transformChildren(node, context)
  return blockOf({ kind: 'table', title: context.parts.headings.at(-1)?.text }, [node])
}

function noteLink(node: Link | Extract<RootContent, { type: 'definition' }>, context: PageContext): void {
  const { href, external, problem } = linkTarget(node.url, context.source)
  if (problem) report(context, node, problem.message, problem.fix)
  context.links.push({ href: node.url, line: lineOf(node) })
  node.url = href
  if (external && node.type === 'link') node.data = { hProperties: { rel: ['noopener'], target: '_blank' } }
}

function checkImage(node: Image, context: PageContext): void {
  context.pictures.push({ href: node.url, line: lineOf(node) })
  if (!/^(?:\/|https?:)/.test(node.url))
    report(
      context,
      node,
      `The picture ${node.url} is relative.`,
      'Put it into the folder of public files and write its path from the root: /….',
    )
  if (!node.alt) report(context, node, `The picture ${node.url} has no text for who cannot see it.`, 'Write ![what it shows](…).')
}

function withoutHtml(node: Html, context: PageContext): RootContent {
  if (!/^<!--[\s\S]*-->\s*$/.test(node.value)) {
    const [tag = ''] = node.value.split('\n')
    report(context, node, `HTML is not rendered: ${tag}`, 'Write it in Markdown, or in backticks when it is meant to be read as code.')
  }
  return { type: 'text', value: '' }
}

function unknownDirective(node: ContainerDirective | LeafDirective, context: PageContext): RootContent {
  const container = node.type === 'containerDirective'
  const known = Object.keys(container ? containers : leaves).map((name) => (container ? `:::${name}` : `::${name}`))
  report(context, node, `There is no block "${node.name}".`, `Use ${known.join(', ')}.`)
  return { type: 'text', value: '' }
}
