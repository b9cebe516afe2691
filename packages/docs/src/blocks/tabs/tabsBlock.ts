import { report } from '../../compile/page/PageContext.ts'
import { defineBlock } from '../defineBlock.ts'
import { takeLabel } from '../directiveLabel.ts'
import { Tabs } from './Tabs.ts'
import { minHeightOfTabs, tabsOf, type Pane } from './panes.ts'

/** `::::tabs` around `:::tab[Label]`: panes of which the reader sees one. */
export const tabsBlock = defineBlock({
  type: 'containerDirective',
  names: ['tabs'],
  ownsContent: true,
  Component: Tabs,
  minHeight: minHeightOfTabs,

  parse(node, context, transformChildren) {
    const panes = node.children.flatMap((child): Pane[] => {
      if (child.type !== 'containerDirective' || child.name !== 'tab') {
        report(context, child, 'The tabs block has content outside of its panes.', 'Put it into a :::tab[Label], or outside of ::::tabs.')
        return []
      }
      const label = takeLabel(child) ?? ''
      if (label === '') report(context, child, 'The tab has no label.', 'Write :::tab[Label].')
      transformChildren(child, context)
      return [{ label, children: child.children }]
    })
    return tabsOf(node, panes, context)
  },

  toMarkdown: (_node, _context, content) => content(),
})
