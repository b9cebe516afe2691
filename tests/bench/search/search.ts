import { parseArgs } from 'node:util'
import { visitorsChromium as launchOptions } from '@view-site/playwright-config'
import { build } from 'esbuild'
import { chromium, type Browser } from 'playwright'
import { readCorpus } from '../docs/corpus.ts'
import { generatePages } from '../docs/generate.ts'
import type { Engine } from './Engine.ts'
import { engines } from './engines.ts'
import { needles, placeOf } from './needles.ts'
import { readPages } from './readPages.ts'
import { serve } from './serve.ts'
import { visit, type Visit } from './visit.ts'

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, rounds: { type: 'string', default: '3' } },
})
const rounds = Number(values.rounds)

/**
 * Compares the search of the documentation with three libraries, on a slow phone and connection. Searches the folders of Markdown given as
 * arguments (`section/page.md`), otherwise 200 and 2,000 generated pages. `--only ours` measures the engines whose names begin with it.
 */
async function main(): Promise<void> {
  const browser = await chromium.launch(launchOptions)
  const corpora = folders.length > 0 ? await Promise.all(folders.map(readCorpus)) : [200, 2000].map((count) => generatePages(count))
  for (const corpus of corpora) {
    const pages = await readPages(corpus)
    print(`\n${pages.length} pages; CPU 4x slower, 1.6 Mbps, 150 ms; medians of ${rounds}`)
    print(
      'engine      index KB  first result KB / ms   then: requests, KB   later: ms over the network, ms when repeated, KB  (English word · Chinese word · phrase)  heap MB',
    )
    for (const engine of engines.filter(({ name }) => name.startsWith(values.only ?? ''))) await compare(engine, pages, browser)
  }
  await browser.close()
  // The service of Pagefind would keep the process running.
  process.exit()
}

async function compare(engine: Engine, pages: Parameters<Engine['build']>[0], browser: Browser): Promise<void> {
  const start = performance.now()
  const files = await engine.build(pages)
  const seconds = (performance.now() - start) / 1000
  const size = [...files.values()].reduce((sum, content) => sum + content.length, 0) / 1024
  files.set('/index.html', '<!doctype html><title>Search</title>')
  files.set('/engine.js', await bundle(engine))
  const served = await serve(files)
  const hrefs = needles.map((needle) => pages[placeOf(needle, pages.length)]?.href ?? '')
  const visits: Visit[] = []
  for (let round = 0; round < rounds; round += 1)
    visits.push(await visit(browser, { served, module: 'engine.js', hrefs: [hrefs[0] ?? '', hrefs[1] ?? ''] }))
  served.server.close()
  served.server.closeAllConnections()
  const of = (value: (one: Visit) => number) => median(visits.map(value))
  const later = [0, 1, 2].map((place) => {
    const figure = (name: 'lineMs' | 'localMs' | 'kb') => of((one) => one.later[place]?.[name] ?? Number.NaN).toFixed(0)
    const found = visits.every((one) => one.later[place]?.found)
    return found ? `${figure('lineMs')}, ${figure('localMs')}, ${figure('kb')}` : 'not found'
  })
  print(
    `${engine.name.padEnd(18)}${size.toFixed(0).padStart(7)}   ${of(({ firstKb }) => firstKb).toFixed(0)} / ${of(({ firstMs }) => firstMs).toFixed(0)}`.padEnd(
      46,
    ) +
      `${of(({ settled }) => settled.requests).toFixed(0)}, ${of(({ settled }) => settled.kb).toFixed(0)}`.padEnd(14) +
      `${later.join('  ·  ').padEnd(60)}${of(({ heapMb }) => heapMb).toFixed(1)}   built in ${seconds.toFixed(1)} s`,
  )
}

async function bundle({ module }: Engine): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [new URL(`engines/${module}`, import.meta.url).pathname],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    conditions: ['@view-site/source'],
    write: false,
  })
  return outputFiles[0]?.contents ?? new Uint8Array()
}

function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
