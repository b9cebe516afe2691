import type { Element } from 'hast'
import { createElement as h, type ReactElement, type ReactNode } from 'react'

import { ApiTable } from './ApiTable.ts'
import { CodeBlock } from './CodeBlock.ts'
import { DemoBlock } from './DemoBlock.ts'
import { Diagram } from './Diagram.ts'
import { Heading } from './Heading.ts'
import { LockedPanel } from './LockedPanel.ts'
import { Part } from './Part.ts'
import { ScrollTable } from './ScrollTable.ts'
import { Pane, Tabs } from './Tabs.ts'
import { Tip } from './Tip.ts'

export interface BlockProps {
  /** Node of the tree, as rehype-react passes it. */
  node?: Element
  children?: ReactNode
}

/** Hands a block of the tree to the component that draws it. */
export function Block({ node, children }: BlockProps): ReactElement {
  const block = node?.data?.block
  switch (block?.kind) {
    case 'api':
      return h(ApiTable, { block })
    case 'code':
      return h(CodeBlock, { block })
    case 'demo':
      return h(DemoBlock, { block }, children)
    case 'diagram':
      return h(Diagram, { block })
    case 'heading':
      return h(Heading, { block }, children)
    case 'locked':
      return h(LockedPanel, { block })
    case 'pane':
      return h(Pane, { block }, children)
    case 'part':
      return h(Part, { block }, children)
    case 'table':
      return h(ScrollTable, { block }, children)
    case 'tabs':
      return h(Tabs, { block }, children)
    case 'tip':
      return h(Tip, { block }, children)
    default:
      throw new Error('Block: the node carries no data. Make it with blockOf().')
  }
}
