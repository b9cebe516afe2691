import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PublishedPackage } from '@view-site/published'
import { readBlocks, type ReadmeBlock } from './readBlocks.ts'

const folder = 'first/'

/** Files of the first example of a README, by path: its blocks which name a file below `first/`. */
export function firstExample(blocks: readonly ReadmeBlock[]): Map<string, string> {
  return new Map(blocks.flatMap(({ file, code }) => (file?.startsWith(folder) ? [[file.slice(folder.length), code] as const] : [])))
}

/** TypeScript of a README that stands alone, beside its first example: neither a piece nor cut from an app. */
export function standingAlone(blocks: readonly ReadmeBlock[]): ReadmeBlock[] {
  return blocks.filter(({ language, file, isPart }) => /^tsx?$/.test(language) && file === undefined && !isPart)
}

/** The blocks of a package's README. */
export async function blocksOf({ path }: PublishedPackage): Promise<ReadmeBlock[]> {
  return readBlocks(await readFile(join(path, 'README.md'), 'utf8'))
}
