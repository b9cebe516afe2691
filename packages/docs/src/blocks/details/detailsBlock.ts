import { defineBlock } from '../defineBlock.ts'
import { labelOf, takeLabel } from '../directiveLabel.ts'
import { Details } from './Details.ts'

/** `:::details[Title]`: a part that is closed until the reader opens it. */
export const detailsBlock = defineBlock({
  type: 'containerDirective',
  names: ['details'],
  Component: Details,
  parse: (node, { texts }) => ({ data: { title: takeLabel(node) ?? texts.details }, children: node.children }),
  toMarkdown: (node, { texts }, content) => `**${labelOf(node) ?? texts.details}**\n\n${content()}`,
})
