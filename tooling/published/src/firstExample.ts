import type { ReadmeBlock } from './readBlocks.ts'

const folder = 'first/'

/** Files of a README's first example, by path: the blocks that name a file below `first/`. */
export function firstExample(blocks: readonly ReadmeBlock[]): Map<string, string> {
  return new Map(blocks.flatMap(({ file, code }) => (file?.startsWith(folder) ? [[file.slice(folder.length), code] as const] : [])))
}
