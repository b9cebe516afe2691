import { edgesOf } from '../../compile/page/edgesOf.ts'
import { report } from '../../compile/page/PageContext.ts'
import { codeBlock, readCode } from '../code/codeBlock.ts'
import { readFence } from '../code/readFence.ts'
import { defineBlock } from '../defineBlock.ts'
import { minHeightOfTabs, tabsOf, type Pane } from './panes.ts'
import { Tabs } from './Tabs.ts'

/** `:::code-group` around fences with titles: one of them is shown, under a tab with its title. */
export const codeGroupBlock = defineBlock({
  type: 'containerDirective',
  names: ['code-group'],
  ownsContent: true,
  Component: Tabs,
  minHeight: minHeightOfTabs,

  parse(node, context) {
    const panes = node.children.flatMap((child): Pane[] => {
      if (child.type !== 'code') {
        report(context, child, 'The code group has content that is not code.', 'Put it outside of :::code-group, or use ::::tabs.')
        return []
      }
      const label = readFence(child).title ?? ''
      if (label === '')
        report(context, child, 'A fence of the code group has no title.', 'Write ```sh title="npm": it is the label of its tab.')
      return [{ label, children: [codeBlock.create(readCode(child, context))] }]
    })
    return tabsOf(node, panes, context, true)
  },

  // A fence of package commands was made into a group, and stays a fence.
  toMarkdown: (node, context, content) => (edgesOf(node, context)[0].trimStart().startsWith(':') ? content() : undefined),
})
