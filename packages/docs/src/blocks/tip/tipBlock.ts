import { defineBlock, type ContainerDirective } from '../defineBlock.ts'
import { labelOf, takeLabel } from '../directiveLabel.ts'
import { Tip, tones, type Tone } from './Tip.ts'

/** `:::note`, `:::tip`, `:::warning` and the like, with a title as `:::tip[…]`; GitHub's `> [!TIP]` is the same. */
export const tipBlock = defineBlock({
  type: 'containerDirective',
  names: Object.keys(tones),
  Component: Tip,

  parse(node, { texts }) {
    const tone = toneOf(node)
    return { data: { tone, title: takeLabel(node) ?? texts.tones[tone] }, children: node.children }
  },

  /** A quote; GitHub's alert is one already and stays as written. */
  toMarkdown(node, { source, texts }, content) {
    if (source.markdown.startsWith('>', node.position?.start.offset)) return undefined
    return `**${labelOf(node) ?? texts.tones[toneOf(node)]}**\n\n${content()}`.replaceAll(/^/gm, '> ')
  },
})

function toneOf({ name }: ContainerDirective): Tone {
  return isTone(name) ? name : 'note'
}

function isTone(name: string): name is Tone {
  return Object.hasOwn(tones, name)
}
