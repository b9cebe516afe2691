import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { components, sourceOf } from './librarySource.ts'

/** Kept by the tree for itself, or for what TreeSelect has no use of: half checked boxes and a context menu. */
const idle = new Set(['nodeKey', 'indeterminate', 'contextmenu'])

/** Fields of an entry of `data`: what TreeSelect reads, and what a node of its tree reads. */
export function treeSelectFields(): string[] {
  const node = readFileSync(join(components, 'tree/node.vue'), 'utf8')
  const read = [...sourceOf('tree-select').matchAll(/\bitem\.([a-z]\w*)/g), ...node.matchAll(/\bdata\.([a-z]\w*)/g)]
  return [...new Set(read.map(([, name]) => name ?? ''))].filter((name) => !idle.has(name)).sort()
}
