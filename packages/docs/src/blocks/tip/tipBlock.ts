import { blockOf, type Block, type BlockData, type ContainerDirective } from '../defineBlock.ts'
import type { PageContext } from '../../compile/page/PageContext.ts'
import { takeLabel } from '../takeLabel.ts'

/** `:::tip` and `:::warning`, with a title of one's own as `:::tip[…]`. */
export function tip(node: ContainerDirective, { texts }: PageContext): Block {
  const tone = node.name === 'warning' ? 'warning' : 'tip'
  const data: BlockData = { kind: 'tip', tone, title: takeLabel(node) ?? texts[tone] }
  return blockOf(data, node.children)
}
