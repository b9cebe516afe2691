import type { RootContent } from 'mdast'

import { minHeight } from '../../compile/page/minHeight.ts'
import { lineOf, report, type PageContext } from '../../compile/page/PageContext.ts'
import { defineBlockNode, type ContainerDirective } from '../defineBlock.ts'
import { TabPanel, type TabsData } from './Tabs.ts'

/** What is under one tab. */
export interface Pane {
  label: string
  children: RootContent[]
}

const panel = defineBlockNode({ Component: TabPanel })

/** Puts panes under tabs. There have to be two or more, with different labels. */
export function tabsOf(
  node: ContainerDirective,
  panes: readonly Pane[],
  context: PageContext,
  code = false,
): { data: TabsData; children: RootContent[] } {
  const labels = panes.map(({ label }) => label)
  const twice = labels.find((label, index) => labels.indexOf(label) < index)
  if (panes.length < 2)
    report(
      context,
      node,
      `The ${node.name} block has ${panes.length === 0 ? 'no pane' : 'a single pane'}.`,
      'Write two or more, or leave the block out.',
    )
  if (twice !== undefined)
    report(context, node, `Two panes of the ${node.name} block are labelled "${twice}".`, 'Give each pane a different label.')
  const number = context.structure.filter(({ label }) => label.startsWith('tabs ')).length + 1
  context.structure.push({ label: `tabs with ${panes.length} panes`, line: lineOf(node) })
  const named = panes.map((pane, index) => ({ ...pane, id: `tabs-${number}-${index + 1}` }))
  return {
    data: { code, panes: named.map(({ id, label }) => ({ id, label })) },
    children: named.map(({ id, label, children }, index) => panel.create({ id, label, first: index === 0, code }, children)),
  }
}

/** All panes share one cell: it is as high as the highest. */
export function minHeightOfTabs(_tabs: TabsData, panes: readonly RootContent[]): number {
  return 40 + Math.max(0, ...panes.map(minHeight))
}
