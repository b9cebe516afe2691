import { linkTarget } from '../../compile/page/linkTarget.ts'
import { lineOf, report, type PageContext } from '../../compile/page/PageContext.ts'
import { defineBlock, defineBlockNode, type BlockNode, type ContainerDirective, type TransformChildren } from '../defineBlock.ts'
import { labelOf, takeLabel } from '../directiveLabel.ts'
import { iconNames, isIconName } from '../view/Icon.ts'
import { Card } from './Cards.ts'

const card = defineBlockNode({ Component: Card })

/** `:::card` outside of `::::cards`, which reads the cards inside it itself. */
export const cardBlock = defineBlock({
  type: 'containerDirective',
  names: ['card'],
  attributes: ['href', 'icon'],
  Component: Card,

  parse(node, context) {
    report(
      context,
      node,
      'A card is outside of a cards block.',
      'Put it between ::::cards and ::::, with one colon more than the card has.',
    )
    return undefined
  },

  toMarkdown(node, _context, content) {
    const text = content().replaceAll('\n', '\n  ')
    return `- [${labelOf(node) ?? ''}](${node.attributes?.['href'] ?? ''})${text ? `: ${text}` : ''}`
  },
})

/** Compiles a card and reports its problems. */
export function readCard(node: ContainerDirective, context: PageContext, transformChildren: TransformChildren): BlockNode {
  const { href: written = '', icon } = node.attributes ?? {}
  const title = takeLabel(node) ?? ''
  if (title === '') report(context, node, 'The card has no title.', 'Write :::card[Title]{href="…"}.')
  if (!written)
    report(context, node, 'The card does not say where it leads.', 'Write href="/guide/start", the route from the root without a locale.')
  const { href, external, problem } = linkTarget(written || '#', context)
  if (problem) report(context, node, problem.message, problem.fix)
  if (written) context.links.push({ href: written, line: lineOf(node) })
  if (icon && !isIconName(icon)) report(context, node, `There is no icon "${icon}".`, `Use ${iconNames.join(', ')}, or leave it out.`)
  transformChildren(node, context)
  return card.create({ title, href, external, icon: icon && isIconName(icon) ? icon : undefined }, node.children)
}
