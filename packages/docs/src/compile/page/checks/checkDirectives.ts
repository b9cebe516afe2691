import type { Node, Root } from 'mdast'

import type { ContainerDirective, LeafDirective } from '../../../blocks/defineBlock.ts'
import { eachNode } from '../eachNode.ts'
import { lineOf, report, reportAt, type PageContext } from '../PageContext.ts'

/** Attributes that a block reads; one that is not here reads none. */
const attributes: Record<string, readonly string[]> = { access: ['products'], api: ['name'], demo: ['src', 'height'], diagram: ['src'] }

/** Blocks and fences that are not closed, ends that close nothing, attributes that nothing reads. */
export function checkBlocks(tree: Root, context: PageContext): void {
  eachNode(tree, (node) => {
    if (node.type === 'containerDirective') {
      checkAttributes(node, context)
      checkEnd(node, context)
    } else if (node.type === 'leafDirective') checkAttributes(node, context)
    else if (node.type === 'code') checkFence(node, context)
    else if (node.type === 'text') checkColons(node.value, lineOf(node), context)
  })
}

function checkAttributes(node: ContainerDirective | LeafDirective, context: PageContext): void {
  const known = attributes[node.name] ?? []
  const unknown = Object.keys(node.attributes ?? {}).filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  const fix = known.length > 0 ? `Use ${known.join(', ')}.` : 'Leave out what stands in braces.'
  report(context, node, `The ${node.name} block has an attribute "${unknown.join('", "')}" that nothing reads.`, fix)
}

function checkEnd(node: ContainerDirective, context: PageContext): void {
  const [first, last] = edgesOf(node, context)
  const [colons = ''] = /^:+/.exec(first) ?? []
  const [end = ''] = /:+$/.exec(last) ?? []
  if (lineOf(node) !== node.position?.end.line && end.length >= colons.length) return
  report(
    context,
    node,
    `The ${node.name} block is not closed.`,
    `Write ${colons} on a line of its own after it. A block around others has one colon more than they have.`,
  )
}

function checkFence(node: Node, context: PageContext): void {
  const [first, last] = edgesOf(node, context)
  const [fence] = /^(?:`{3,}|~{3,})/.exec(first) ?? []
  if (fence === undefined || (lineOf(node) !== node.position?.end.line && last.endsWith(fence))) return
  report(
    context,
    node,
    'The code block is not closed: the rest of the page is in it.',
    `Write ${fence} on a line of its own after the code.`,
  )
}

/** First and last line of a node, without blanks around them. */
function edgesOf({ position }: Node, { source }: PageContext): [string, string] {
  const text = source.markdown.slice(position?.start.offset, position?.end.offset).trimEnd()
  const [first = ''] = text.split('\n', 1)
  return [first, text.slice(text.lastIndexOf('\n') + 1).trim()]
}

/** Colons that begin a line and are no block. */
function checkColons(text: string, first: number, context: PageContext): void {
  text.split('\n').forEach((line, index) => {
    if (/^:{3,}\s*$/.test(line))
      reportAt(context, first + index, `${line.trim()} closes no block.`, 'Take it out, or open a block above it.')
    else if (/^:{2,}\s*[a-z]/.test(line))
      reportAt(
        context,
        first + index,
        `"${line}" is read as text and not as a block.`,
        'Write :::name or ::name{…} without blanks, on a line of its own.',
      )
  })
}
