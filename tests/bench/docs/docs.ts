import { spawn, spawnSync } from 'node:child_process'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite, type BuildCost } from './buildSite.ts'
import { layOut, product, readCorpus, type CorpusPage } from './corpus.ts'
import { generatePages } from './generate.ts'

const here = import.meta.dirname
const site = resolve(here, '../../../apps/site')
const own = resolve(here, '../../../content/site')

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '200,2000' },
    seed: { type: 'string', default: '1' },
    /** A folder of sections with Markdown to use instead of generated pages: `--from corpus/200`. */
    from: { type: 'string' },
    /** Also writes `.br` and `.gz`. */
    compress: { type: 'boolean', default: false },
    /** Skips the measurements in a browser. */
    'no-browser': { type: 'boolean', default: false },
  },
})

const old: string[] = []

/**
 * Builds sites with many pages: from scratch, again with only the bundles of the application cached, and again after one page was edited.
 * Then measures one page of each in a browser with a slow connection.
 */
async function main(): Promise<void> {
  const sizes = options.from ? ['given'] : options.sizes.split(',')
  print(`One locale, ${options.compress ? 'with' : 'without'} .br and .gz copies. Wall-clock seconds, CPU seconds, MB.\n`)
  print(
    '| pages | cold build | all pages again, the application reused | one page edited | HTML of a page, median KB | output MB | files |',
  )
  print('| ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
  const built: { size: string; dist: string; path: string }[] = []
  for (const size of sizes) {
    const pages = options.from ? await readCorpus(resolve(options.from)) : generatePages(Number(size), Number(options.seed))
    const root = join(here, '../.cache/corpus', size)
    const dist = `.cache/bench/${size}`
    await layOut(pages, { root, own })
    await putAside(join(site, dist))
    const cold = await buildSite(site, root, { dist, compress: options.compress })
    // Removes the caches of pages but keeps the bundles of the application, which contain no page.
    for (const kept of ['cache', 'files.json']) await putAside(join(site, dist, kept))
    const pagesAlone = await buildSite(site, root, { dist, compress: options.compress })
    await edit(root, pages)
    const again = await buildSite(site, root, { dist, compress: options.compress })
    const output = await measureOutput(join(site, dist, 'client'))
    print(
      `| ${pages.length} | ${formatCost(cold)} | ${formatCost(pagesAlone)} | ${formatCost(again)} | ${output.html} | ${output.megabytes} | ${output.files} |`,
    )
    const [page] = pages.slice(4)
    if (page) built.push({ size, dist, path: `/${product}/${page.section}/${page.slug}` })
  }
  if (options['no-browser']) return
  print('')
  for (const { dist, path } of built) await visit(dist, path)
}

/**
 * Moves the output of an earlier run away. It is deleted when all measurements are done: after such a deletion, a build that writes a
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
  const file = join(root, product, page.section, page.slug, 'zh-CN.md')
  await writeFile(file, `${await readFile(file, 'utf8')}\n编辑之后多了一句。\n`)
}

async function measureOutput(folder: string): Promise<{ html: string; megabytes: string; files: number }> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const sizes = await Promise.all(entries.map(async ({ parentPath, name }) => ({ name, size: (await stat(join(parentPath, name))).size })))
  const html = sizes.flatMap(({ name, size }) => (/^page-\d+\.html$/.test(name) ? [size] : [])).sort((a, b) => a - b)
  const total = sizes.reduce((sum, { size }) => sum + size, 0)
  return { html: ((html[Math.floor(html.length / 2)] ?? 0) / 1024).toFixed(1), megabytes: (total / 1e6).toFixed(1), files: sizes.length }
}

/** Serves a built site as in production, and measures a page of it. */
async function visit(dist: string, path: string): Promise<void> {
  const port = 4390
  const env = { ...process.env, PORT: String(port), DIST_DIR: `${dist}/client` }
  const server = spawn('node', ['--conditions=@view-site/source', 'server/main.ts'], { cwd: site, env, stdio: 'inherit' })
  try {
    const origin = `http://127.0.0.1:${port}`
    await answers(origin)
    spawnSync('node', ['--conditions=@view-site/source', 'page.ts', origin, path], { cwd: join(here, '..'), stdio: 'inherit' })
  } finally {
    server.kill()
  }
}

async function answers(origin: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((wait) => setTimeout(wait, 100))
  }
  throw new Error(`The site's server does not answer at ${origin}.`)
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
