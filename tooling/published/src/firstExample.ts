import type { ReadmeBlock } from './readBlocks.ts'

const folder = 'first/'

/** Files of the first example of a README, by path: its blocks which name a file below `first/`. */
export function firstExample(blocks: readonly ReadmeBlock[]): Map<string, string> {
  return new Map(blocks.flatMap(({ file, code }) => (file?.startsWith(folder) ? [[file.slice(folder.length), code] as const] : [])))
}
