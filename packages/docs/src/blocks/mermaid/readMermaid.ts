import type { Code, Root } from 'mdast'

import { eachNode } from '../../compile/page/eachNode.ts'

/** A fence ` ```mermaid ` of a site that draws them. */
export interface MermaidNode extends Omit<Code, 'type'> {
  type: 'mermaid'
}

declare module 'mdast' {
  interface RootContentMap {
    mermaid: MermaidNode
  }
  interface BlockContentMap {
    mermaid: MermaidNode
  }
}

/** Turns fences ` ```mermaid ` into diagrams. */
export function readMermaid(tree: Root): void {
  eachNode(tree, (parent) => {
    if (!('children' in parent)) return
    parent.children.forEach((node, index) => {
      if (node.type === 'code' && node.lang === 'mermaid') parent.children[index] = { ...node, type: 'mermaid' }
    })
  })
}
