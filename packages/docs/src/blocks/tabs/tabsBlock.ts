import type { Parent, RootContent } from 'mdast'

import type { Block, ContainerDirective } from '../defineBlock.ts'
import { report, type PageContext } from '../../compile/page/PageContext.ts'
import { panesOf, type RawPane } from './panes.ts'
import { takeLabel } from '../takeLabel.ts'

/** `::::tabs` around `:::tab[Label]`: panes of which the reader sees one. */
export function tabs(node: ContainerDirective, context: PageContext, transform: (parent: Parent, context: PageContext) => void): Block {
  const panes = node.children.flatMap((child): RawPane[] => {
    if (child.type !== 'containerDirective' || child.name !== 'tab') {
      report(
        context,
        child,
        'Something stands in a tabs block outside of its panes.',
        'Put it into a :::tab[Label], or outside of ::::tabs.',
      )
      return []
    }
    const label = takeLabel(child) ?? ''
    if (label === '') report(context, child, 'The tab has no label.', 'Write :::tab[Label].')
    transform(child, context)
    return [{ label, children: child.children }]
  })
  return panesOf(node, panes, context)
}

/** `:::tab` belongs into `::::tabs`. */
export function strayTab(node: ContainerDirective, context: PageContext): RootContent {
  report(context, node, 'A tab stands outside of a tabs block.', 'Put it between ::::tabs and ::::, with one colon more than the tab has.')
  return { type: 'text', value: '' }
}
