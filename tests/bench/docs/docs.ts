import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compareSites } from './compareSites.ts'
import { pathOf, readCorpus, type CorpusPage } from './corpus.ts'
import { buildSite, outputOf, writeSite } from './docsSite.ts'
import { generatePages } from './generate.ts'
import type { BuildCost } from './measureBuild.ts'

const cache = join(import.meta.dirname, '../.cache/docs')

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '200,2000' },
    seed: { type: 'string', default: '1' },
    /** A folder of sections with Markdown to use instead of generated pages: `--from corpus/200`. */
    from: { type: 'string' },
    /** Skips the measurements in a browser. */
    'no-browser': { type: 'boolean', default: false },
    /** Rounds of visits in the browser; medians are printed. */
    runs: { type: 'string', default: '5' },
    /** Also builds and visits sites of the same pages made with other generators. */
    peers: { type: 'boolean', default: false },
  },
})

const old: string[] = []

/**
 * Builds sites of view-docs with many pages: from scratch, again without a change, and again after one page was edited. Then compares one
 * page of each in a browser with a slow connection.
 */
async function main(): Promise<void> {
  const sizes = options.from ? ['given'] : options.sizes.split(',')
  print('view-docs, one locale. Builds write .br and .gz copies unless the column says otherwise. Wall-clock seconds, CPU seconds, MB.\n')
  print(
    '| pages | cold build | cold build, no copies | nothing changed | one page edited | HTML of a page, median KB | output MB | files |',
  )
  print('| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
  const built: { pages: CorpusPage[]; dist: string }[] = []
  for (const size of sizes) {
    const pages = options.from ? await readCorpus(resolve(options.from)) : generatePages(Number(size), Number(options.seed))
    const root = join(cache, size)
    await putAside(root)
    await writeSite(root, pages)
    const cold = await buildSite(root)
    const plain = `${root}-plain`
    await putAside(plain)
    await writeSite(plain, pages, { compress: false })
    const uncompressed = await buildSite(plain)
    const again = await buildSite(root)
    await edit(root, pages)
    const edited = await buildSite(root)
    const output = await measureOutput(outputOf(root))
    print(
      `| ${pages.length} | ${formatCost(cold)} | ${formatCost(uncompressed)} | ${formatCost(again)} | ${formatCost(edited)} | ${output.html} | ${output.megabytes} | ${output.files} |`,
    )
    built.push({ pages, dist: outputOf(root) })
  }
  if (options['no-browser']) return
  for (const { pages, dist } of built) {
    print('')
    await compareSites(pages, { dist, runs: Number(options.runs), peers: options.peers ? ['vitepress', 'starlight'] : [] })
  }
}

/**
 * Moves the site of an earlier run away. It is deleted when all measurements are done: after such a deletion, a build that writes a
 * thousand files costs a fifth more, because ext4 avoids inodes that were freed in the last minutes.
 */
async function putAside(folder: string): Promise<void> {
  const aside = `${folder}-${process.pid}.old`
  await rename(folder, aside).then(
    () => old.push(aside),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    },
  )
}

async function edit(root: string, pages: readonly CorpusPage[]): Promise<void> {
  const page = pages[Math.floor(pages.length / 2)]
  if (!page) return
  const file = join(root, 'content', pathOf(page), 'zh-CN.md')
  await writeFile(file, `${await readFile(file, 'utf8')}\n编辑之后多了一句。\n`)
}

async function measureOutput(folder: string): Promise<{ html: string; megabytes: string; files: number }> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const sizes = await Promise.all(entries.map(async ({ parentPath, name }) => ({ name, size: (await stat(join(parentPath, name))).size })))
  const html = sizes.flatMap(({ name, size }) => (/^page-\d+\.html$/.test(name) ? [size] : [])).sort((a, b) => a - b)
  const total = sizes.reduce((sum, { size }) => sum + size, 0)
  return { html: ((html[Math.floor(html.length / 2)] ?? 0) / 1024).toFixed(1), megabytes: (total / 1e6).toFixed(1), files: sizes.length }
}

function formatCost({ wall, cpu, memory }: BuildCost): string {
  return `${wall.toFixed(1)} s, ${cpu.toFixed(1)} CPU s, ${memory.toFixed(0)} MB`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  await main()
} finally {
  for (const folder of old) await rm(folder, { recursive: true, force: true })
}
