import { toString } from 'mdast-util-to-string'

import { report } from '../../compile/page/PageContext.ts'
import { defineBlock } from '../defineBlock.ts'
import { Badge, badgeTones } from './Badge.ts'

/** `:badge[New]{tone="success"}`: a word or two in a line, a heading or a cell. */
export const badgeBlock = defineBlock({
  type: 'textDirective',
  names: ['badge'],
  attributes: ['tone'],
  Component: Badge,

  parse(node, context) {
    if (node.children.length === 0) report(context, node, 'The badge has no text.', 'Write :badge[New].')
    const written = node.attributes?.['tone'] ?? 'info'
    const tone = badgeTones.find((known) => known === written)
    if (!tone) report(context, node, `There is no badge of the tone "${written}".`, `Use ${badgeTones.join(', ')}.`)
    return { data: { tone: tone ?? 'info' }, children: node.children }
  },

  toMarkdown: (node) => `(${toString(node)})`,
})
