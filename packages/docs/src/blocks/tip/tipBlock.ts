import { defineBlock, type ContainerDirective } from '../defineBlock.ts'
import { labelOf, takeLabel } from '../directiveLabel.ts'
import { Tip, type TipData } from './Tip.ts'

/** `:::tip` and `:::warning`, with a title of one's own as `:::tip[…]`. */
export const tipBlock = defineBlock({
  type: 'containerDirective',
  names: ['tip', 'warning'],
  Component: Tip,

  parse(node, { texts }) {
    const tone = toneOf(node)
    return { data: { tone, title: takeLabel(node) ?? texts[tone] }, children: node.children }
  },

  /** A quote. */
  toMarkdown: (node, { texts }, content) => `**${labelOf(node) ?? texts[toneOf(node)]}**\n\n${content()}`.replaceAll(/^/gm, '> '),
})

function toneOf({ name }: ContainerDirective): TipData['tone'] {
  return name === 'warning' ? 'warning' : 'tip'
}
