import type { Nodes } from 'mdast'

import { allBlocks } from './allBlocks.ts'
import type { BlockKind } from './defineBlock.ts'

const byKey = new Map(allBlocks.flatMap((block) => keysOf(block).map((key) => [key, block] as const)))

/** Kind of the block that a node is written as; `undefined` for text and for an unknown directive. */
export function blockOf(node: Nodes): BlockKind | undefined {
  return byKey.get('name' in node ? `${node.type} ${node.name}` : node.type)
}

/** Names of all directives of a type, in alphabetical order. */
export function directiveNames(type: 'containerDirective' | 'leafDirective'): string[] {
  return allBlocks.flatMap((block) => (block.type === type ? block.names : [])).sort()
}

function keysOf({ type, names }: BlockKind): string[] {
  return names.length === 0 ? [type] : names.map((name) => `${type} ${name}`)
}
