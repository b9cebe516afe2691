import type { Node, RootContent } from 'mdast'

import type { ApiTableData } from './api/ApiTable.ts'
import type { CodeBlockData } from './code/CodeFigure.ts'
import type { DemoBlockData } from './demo/Demo.ts'
import type { DiagramData } from './diagram/Diagram.ts'
import type { HeadingData } from './heading/Heading.ts'
import type { LockedPanelData } from './access/LockedPanel.ts'
import type { PaneData, TabsData } from './tabs/Tabs.ts'
import type { ScrollTableData } from './table/ScrollTable.ts'
import type { PartData } from './part/Part.ts'
import type { TipData } from './tip/Tip.ts'

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
