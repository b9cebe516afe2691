import { allBlocks } from './allBlocks.ts'
import type { BlockKind, BlockSet } from './defineBlock.ts'

/** The engine's own blocks, and further ones. Throws if a further one is written like another block. */
export function createBlockSet(further: readonly BlockKind[] = []): BlockSet {
  const all = [...allBlocks, ...further]
  const byKey = new Map<string, BlockKind>()
  for (const block of all) {
    for (const key of keysOf(block)) {
      if (byKey.has(key)) throw new Error(`There are two blocks with the name "${key.split(' ').at(-1)}". Rename yours.`)
      byKey.set(key, block)
    }
  }
  return {
    all,
    of: (node) => byKey.get('name' in node ? `${node.type} ${node.name}` : node.type),
    names: (type) => all.flatMap((block) => (block.type === type ? block.names : [])).sort(),
  }
}

function keysOf({ type, names }: BlockKind): string[] {
  return names.length === 0 ? [type] : names.map((name) => `${type} ${name}`)
}
