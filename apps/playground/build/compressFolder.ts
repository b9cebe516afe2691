import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeCompressed } from '@view-site/prerender'
import { clientDir } from './paths.ts'

/** Puts `.br` and `.gz` beside every file that gains from it. */
export async function compressFolder(): Promise<void> {
  const writing: Promise<void>[] = []
  for await (const name of glob('**/*.*', { cwd: clientDir })) writing.push(compress(join(clientDir, name)))
  await Promise.all(writing)
}

async function compress(file: string): Promise<void> {
  await writeCompressed(file, await readFile(file))
}
