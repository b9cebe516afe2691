import { parseArgs } from 'node:util'
import { visitorsChromium as launchOptions } from '@view-site/playwright-config'
import vue from '@vitejs/plugin-vue'
import { chromium } from 'playwright'
import { build, defaultClientConditions } from 'vite'
import { printTable } from '../demos/printTable.ts'
import type { IndexFiles } from '../search/Engine.ts'
import { serve } from '../search/serve.ts'
import { visitTable, type TableVisit } from './visitTable.ts'

const { values: options } = parseArgs({
  options: {
    view: { type: 'string', default: '100,1000' },
    vxe: { type: 'string', default: '100,1000,10000,100000' },
    rounds: { type: 'string', default: '3' },
    slower: { type: 'string', default: '1' },
  },
})

const tables = [
  { table: 'view', name: 'View UI Plus', counts: options.view },
  { table: 'vxe', name: 'vxe-table, virtual', counts: options.vxe },
] as const

/**
 * Renders many rows in iCRUD with each of its tables and measures the time until they are painted, the time to the last row, and the number
 * of elements.
 */
async function main(): Promise<void> {
  const { origin, server } = await serve(await buildPage())
  const browser = await chromium.launch(launchOptions)
  const rows: (string | number)[][] = []
  for (const { table, name, counts } of tables) {
    for (const count of counts.split(',').filter(Boolean).map(Number)) {
      const visits: TableVisit[] = []
      for (let round = 0; round < Number(options.rounds); round += 1)
        visits.push(await visitTable(browser, { origin, table, count, slower: Number(options.slower) }))
      const of = (figure: keyof TableVisit) => median(visits.map((visit) => visit[figure])).toFixed(0)
      rows.push([`${name}, ${count} rows`, of('shown'), of('last'), of('drawn'), of('elements')])
    }
  }
  await browser.close()
  server.close()
  process.stdout.write(`6 columns, 480 px high, CPU ${options.slower}x slower, medians of ${options.rounds}\n\n`)
  printTable(['table', 'shown ms', 'to the last row ms', 'rows in the page', 'elements'], rows)
}

async function buildPage(): Promise<IndexFiles> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['@view-site/source', ...defaultClientConditions] },
    plugins: [vue()],
    build: { write: false, rolldownOptions: { input: new URL('table.ts', import.meta.url).pathname, checks: { pluginTimings: false } } },
  })
  if (!('output' in built)) throw new Error('The page of the benchmark has more than one build.')
  const files: IndexFiles = new Map()
  for (const file of built.output) files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source)
  const names = [...files.keys()]
  const links = names.filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="${name}">`)
  const scripts = built.output.flatMap((file) =>
    file.type === 'chunk' && file.isEntry ? [`<script type="module" src="/${file.fileName}"></script>`] : [],
  )
  return files.set('/index.html', `<!doctype html><html lang="en"><title>Rows</title>${links.join('')}<body>${scripts.join('')}`)
}

function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN
}

await main()
