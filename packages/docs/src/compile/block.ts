import type { Node, RootContent } from 'mdast'

import type { ApiTableData } from './components/ApiTable.ts'
import type { CodeBlockData } from './components/CodeBlock.ts'
import type { DemoBlockData } from './components/DemoBlock.ts'
import type { DiagramData } from './components/Diagram.ts'
import type { HeadingData } from './components/Heading.ts'
import type { LockedPanelData } from './components/LockedPanel.ts'
import type { PaneData, TabsData } from './components/Tabs.ts'
import type { ScrollTableData } from './components/ScrollTable.ts'
import type { PartData } from './components/Part.ts'
import type { TipData } from './components/Tip.ts'

/** `:::name{…}` with content. */
export type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>

/** `::name{…}` without content. */
export type LeafDirective = Extract<RootContent, { type: 'leafDirective' }>

/** What one of our components draws. */
export type BlockData =
  | ({ kind: 'api' } & ApiTableData)
  | ({ kind: 'code' } & CodeBlockData)
  | ({ kind: 'demo' } & DemoBlockData)
  | ({ kind: 'diagram' } & DiagramData)
  | ({ kind: 'heading' } & HeadingData)
  | ({ kind: 'locked' } & LockedPanelData)
  | ({ kind: 'pane' } & PaneData)
  | ({ kind: 'part' } & PartData)
  | ({ kind: 'table' } & ScrollTableData)
  | ({ kind: 'tabs' } & TabsData)
  | ({ kind: 'tip' } & TipData)

/** A node that one of our components draws. */
export interface Block extends Node {
  type: 'block'
  block: BlockData
  children: RootContent[]
}

declare module 'mdast' {
  interface RootContentMap {
    block: Block
  }
  interface BlockContentMap {
    block: Block
  }
}

declare module 'hast' {
  interface ElementData {
    block?: BlockData
  }
}

/** Puts a component of ours into the tree. */
export function blockOf(block: BlockData, children: RootContent[] = []): Block {
  return { type: 'block', block, children }
}
