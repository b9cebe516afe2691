import type { Element } from 'hast'
import { createElement as h, type ReactElement, type ReactNode } from 'react'

import { ApiTable } from '../api/ApiTable.ts'
import { CodeBlock } from '../code/CodeFigure.ts'
import { DemoBlock } from '../demo/Demo.ts'
import { Diagram } from '../diagram/Diagram.ts'
import { Heading } from '../heading/Heading.ts'
import { LockedPanel } from '../access/LockedPanel.ts'
import { Part } from '../part/Part.ts'
import { ScrollTable } from '../table/ScrollTable.ts'
import { Pane, Tabs } from '../tabs/Tabs.ts'
import { Tip } from '../tip/Tip.ts'

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
