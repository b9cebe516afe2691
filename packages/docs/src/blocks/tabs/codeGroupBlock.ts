import type { Block, ContainerDirective } from '../defineBlock.ts'
import { codeBlock, readFence } from '../code/codeBlock.ts'
import { report, type PageContext } from '../../compile/page/PageContext.ts'
import { panesOf, type RawPane } from './panes.ts'

/** `:::code-group` around fences with titles: one of them is shown, under a tab with its title. */
export function codeGroup(node: ContainerDirective, context: PageContext): Block {
  const panes = node.children.flatMap((child): RawPane[] => {
    if (child.type !== 'code') {
      report(context, child, 'Something else than code stands in a code group.', 'Put it outside of :::code-group, or use ::::tabs.')
      return []
    }
    const label = readFence(child).title ?? ''
    if (label === '')
      report(context, child, 'A fence of the code group has no title.', 'Write ```sh title="npm": it is the label of its tab.')
    return [{ label, children: [codeBlock(child, context)] }]
  })
  return panesOf(node, panes, context, true)
}
