import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBlocks, type PublishedPackage, type ReadmeBlock } from '@view-site/published'

/** The blocks of a package's README. */
export async function blocksOf({ path }: PublishedPackage): Promise<ReadmeBlock[]> {
  return readBlocks(await readFile(join(path, 'README.md'), 'utf8'))
}
