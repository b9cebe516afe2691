import { sourceOf } from './librarySource.ts'

/** Set by the tree itself. */
const computed = new Set(['nodeKey'])

/** Fields with a meaning that the library reads from a node; the one for children is named by a prop. */
export function nodeFields(): string[] {
  const read = Array.from(sourceOf('tree').matchAll(/(?<![\w/])(?:data|item|node)\.([a-z]\w*)/g), ([, name]) => name ?? '')
  return [...new Set([...read, 'children'])].filter((name) => !computed.has(name)).sort()
}
