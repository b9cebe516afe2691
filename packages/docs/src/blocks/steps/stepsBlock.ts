import { lineOf, report } from '../../compile/page/PageContext.ts'
import { defineBlock } from '../defineBlock.ts'
import { Steps } from './Steps.ts'

/** `:::steps` around one numbered list: each item is a step, with whatever is indented below it. */
export const stepsBlock = defineBlock({
  type: 'containerDirective',
  names: ['steps'],
  Component: Steps,

  parse(node, context) {
    const [list, ...others] = node.children
    if (list?.type !== 'list' || !list.ordered || others.length > 0)
      report(
        context,
        list?.type === 'list' && list.ordered ? (others[0] ?? node) : (list ?? node),
        'The steps block is not one numbered list.',
        'Write its steps as 1. 2. 3., and indent by three blanks what belongs to a step.',
      )
    const count = list?.type === 'list' ? list.children.length : 0
    context.structure.push({ label: `${count} steps`, line: lineOf(node) })
    return { data: {}, children: node.children }
  },

  toMarkdown: (_node, _context, content) => content(),
})
