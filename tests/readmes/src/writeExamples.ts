import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { firstExample, publishedPackages, type PublishedPackage } from '@view-site/published'
import { blocksOf } from './blocksOf.ts'
import { completeBlocks } from './completeBlocks.ts'

/** Folder of the written examples, inside this package so that they resolve the same dependencies as an app. */
export const examplesRoot = resolve(import.meta.dirname, '../.cache')

/** Writes the code of all READMEs into files: `ui/first/main.tsx`, and `ui/blocks/63.ts` for a block that starts in line 63. */
export async function writeExamples(): Promise<void> {
  await rm(examplesRoot, { recursive: true, force: true })
  const packages = await publishedPackages(resolve(import.meta.dirname, '../../..'))
  await Promise.all(packages.map(writePackage))
}

async function writePackage(one: PublishedPackage): Promise<void> {
  const blocks = await blocksOf(one)
  const files = [
    ...Array.from(firstExample(blocks), ([file, code]) => [`first/${file}`, code] as const),
    ...completeBlocks(blocks).map(({ line, language, code }) => [`blocks/${line}.${language}`, code] as const),
  ]
  const write = async ([file, code]: readonly [string, string]) => {
    const path = join(examplesRoot, basename(one.dir), file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, code)
  }
  await Promise.all(files.map(write))
}
