import { report } from '../../compile/page/PageContext.ts'
import { defineBlock } from '../defineBlock.ts'
import { labelOf } from '../directiveLabel.ts'
import { Tabs } from './Tabs.ts'

/** `:::tab` outside of `::::tabs`, which reads the tabs inside it itself. */
export const tabBlock = defineBlock({
  type: 'containerDirective',
  names: ['tab'],
  Component: Tabs,

  parse(node, context) {
    report(context, node, 'A tab is outside of a tabs block.', 'Put it between ::::tabs and ::::, with one colon more than the tab has.')
    return undefined
  },

  toMarkdown: (node, _context, content) => `**${labelOf(node) ?? ''}**\n\n${content()}`,
})
