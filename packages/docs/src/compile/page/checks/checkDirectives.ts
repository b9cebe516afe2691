import type { Root } from 'mdast'

import type { ContainerDirective, LeafDirective, TextDirective } from '../../../blocks/defineBlock.ts'
import { edgesOf } from '../edgesOf.ts'
import { eachNode } from '../eachNode.ts'
import { meant } from '../../suggest.ts'
import { lineOf, report, reportAt, type PageContext } from '../PageContext.ts'

/** Reports directives that are not closed, ends that close nothing, and unknown attributes. */
export function checkDirectives(tree: Root, context: PageContext): void {
  eachNode(tree, (node) => {
    if (node.type === 'containerDirective') {
      checkAttributes(node, context)
      checkEnd(node, context)
    } else if (node.type === 'leafDirective' || node.type === 'textDirective') checkAttributes(node, context)
    else if (node.type === 'text') checkColons(node.value, lineOf(node), context)
  })
}

function checkAttributes(node: ContainerDirective | LeafDirective | TextDirective, context: PageContext): void {
  const known = context.blocks.all.find(({ names }) => names.includes(node.name))?.attributes ?? []
  const unknown = Object.keys(node.attributes ?? {}).filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  const fix = known.length > 0 ? `${unknown.map((name) => meant(name, known)).join('')}Use ${known.join(', ')}.` : 'Leave out the braces.'
  report(context, node, `The ${node.name} block has an unknown attribute "${unknown.join('", "')}".`, fix)
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
    `Write ${colons} on a separate line after it. A block around others has one colon more than they have.`,
  )
}

/** Reports colons that begin a line and are no directive. */
function checkColons(text: string, first: number, context: PageContext): void {
  text.split('\n').forEach((line, index) => {
    if (/^:{3,}\s*$/.test(line))
      reportAt(context, { line: first + index }, `${line.trim()} closes no block.`, 'Take it out, or open a block above it.')
    else if (/^:{2,}\s*[a-z]/.test(line))
      reportAt(
        context,
        { line: first + index },
        `"${line}" is read as text and not as a block.`,
        'Write :::name or ::name{…} without blanks, on a separate line.',
      )
  })
}
