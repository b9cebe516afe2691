import type { RootContent } from 'mdast'

import { blockOf, type Block, type ContainerDirective } from '../defineBlock.ts'
import { lineOf, report, type PageContext } from '../../compile/page/PageContext.ts'

/** A pane before it is drawn. */
export interface RawPane {
  label: string
  children: RootContent[]
}

/** Puts panes under tabs. There have to be two or more, each with a label of its own. */
export function panesOf(node: ContainerDirective, panes: readonly RawPane[], context: PageContext, code = false): Block {
  const labels = panes.map(({ label }) => label)
  const twice = labels.find((label, index) => labels.indexOf(label) < index)
  if (panes.length < 2)
    report(
      context,
      node,
      `The ${node.name} block has ${panes.length === 0 ? 'no pane' : 'a single pane'}.`,
      'Write two or more, or leave the block out.',
    )
  if (twice !== undefined)
    report(context, node, `Two panes of the ${node.name} block are labelled "${twice}".`, 'Give each pane a label of its own.')
  const number = context.structure.filter(({ label }) => label.startsWith('tabs ')).length + 1
  context.structure.push({ label: `tabs with ${panes.length} panes`, line: lineOf(node) })
  const named = panes.map((pane, index) => ({ ...pane, id: `tabs-${number}-${index + 1}` }))
  return blockOf(
    { kind: 'tabs', code, panes: named.map(({ id, label }) => ({ id, label })) },
    named.map(({ id, label, children }, index) => blockOf({ kind: 'pane', id, label, first: index === 0, code }, children)),
  )
}
