import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pathOf, product, type CorpusPage } from './corpus.ts'
import { buildSite, outputOf, writeSite } from './docsSite.ts'
import { generatePages } from './generate.ts'
import type { BuildCost } from './measureBuild.ts'

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    /** Numbers of versions to build with, including the current one. */
    versions: { type: 'string', default: '1,3' },
    /** Percentage of the pages that differ in each older version. */
    differ: { type: 'string', default: '5' },
  },
})

const cache = join(import.meta.dirname, '../.cache/versions')

/** Builds a site of view-docs with each number of versions, from scratch and again without a change. */
async function main(): Promise<void> {
  const pages = generatePages(Number(options.pages))
  const differing = pages.filter((_, index) => index % Math.round(100 / Number(options.differ)) === 0)
  print(`${pages.length} pages in one locale, ${differing.length} differ in each older version. Wall-clock seconds, CPU seconds, MB.\n`)
  print('| versions | cold build | nothing changed | output MB | of it search | files |')
  print('| ---: | ---: | ---: | ---: | ---: | ---: |')
  for (const count of options.versions.split(',').map(Number)) {
    const root = join(cache, String(count))
    await writeVersions(root, pages, differing, count)
    const cold = await buildSite(root)
    const again = await buildSite(root)
    const all = await measure(outputOf(root))
    const search = await measure(join(outputOf(root), 'search'))
    print(`| ${count} | ${formatCost(cold)} | ${formatCost(again)} | ${all.megabytes} | ${search.megabytes} | ${all.files} |`)
  }
}

async function writeVersions(root: string, pages: readonly CorpusPage[], differing: readonly CorpusPage[], count: number): Promise<void> {
  const older = Array.from({ length: count - 1 }, (_, index) => `1.${index}`)
  const versions = { [product]: { current: '2.0', others: older.map((id) => ({ id })) } }
  await writeSite(root, pages, count > 1 ? { versions } : {})
  for (const id of older)
    for (const page of differing) {
      const folder = join(root, 'content', product, 'versions', id, page.section, page.slug)
      const current = await readFile(join(root, 'content', pathOf(page), 'zh-CN.md'), 'utf8')
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'zh-CN.md'), `${current}\n${id} 版本多了一句。\n`)
    }
}

async function measure(folder: string): Promise<{ megabytes: string; files: number }> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile())
  let bytes = 0
  for (const { parentPath, name } of files) bytes += (await stat(join(parentPath, name))).size
  return { megabytes: (bytes / 1e6).toFixed(1), files: files.length }
}

function formatCost({ wall, cpu, memory }: BuildCost): string {
  return `${wall.toFixed(1)} s · ${cpu.toFixed(1)} · ${memory.toFixed(0)}`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
