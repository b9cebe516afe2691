import type { RootContent } from 'mdast'

import { lineOf, report } from '../../compile/page/PageContext.ts'
import { defineBlock } from '../defineBlock.ts'
import { readCard } from './cardBlock.ts'
import { Cards } from './Cards.ts'

/** `::::cards` around `:::card[Title]{href="/guide"}`: links with what they lead to. */
export const cardsBlock = defineBlock({
  type: 'containerDirective',
  names: ['cards'],
  ownsContent: true,
  Component: Cards,

  parse(node, context, transformChildren) {
    const cards = node.children.flatMap((child): RootContent[] => {
      if (child.type === 'containerDirective' && child.name === 'card') return [readCard(child, context, transformChildren)]
      report(
        context,
        child,
        'The cards block has content outside of its cards.',
        'Put it into a :::card[Title]{href="…"}, or outside of ::::cards.',
      )
      return []
    })
    if (cards.length === 0)
      report(context, node, 'The cards block has no card.', 'Write :::card[Title]{href="…"} between ::::cards and ::::.')
    context.structure.push({ label: `${cards.length} cards`, line: lineOf(node) })
    return { data: {}, children: cards }
  },

  toMarkdown: (_node, _context, content) => content(),
})
