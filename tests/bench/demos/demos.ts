import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { visitorsChromium as launchOptions } from '@view-site/playwright-config'
import { chromium } from 'playwright'
import { readPages } from '../peers/readPages.ts'
import { servePeers } from '../peers/servePeers.ts'
import { measureFirstDemos, type DemoSite } from './firstDemos.ts'
import { printTable } from './printTable.ts'
import type { ServedSite } from '../serveFolder.ts'
import { serveSite } from './serveSite.ts'
import { visitRounds } from './visitRounds.ts'
import { kinds, weighPage, type PageWeight } from './weighPage.ts'

const { values: options } = parseArgs({
  options: {
    /** One part: `first`, `bytes` or `memory`. */
    only: { type: 'string', default: '' },
    /** Builds a site of the same pages with VitePress and compares the first demos with it. */
    peers: { type: 'boolean', default: false },
    visits: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '2' },
  },
})

/** Measures when first demos answer, what the demos of component pages load, and what remains after visiting thirty of them. */
async function main(): Promise<void> {
  const site = await serveSite()
  if (isMeasured('first')) await pressFirst(site)
  if (isMeasured('bytes')) await weighAll(site)
  if (isMeasured('memory')) await goRound(site)
  site.close()
}

function isMeasured(part: 'first' | 'bytes' | 'memory'): boolean {
  return options.only === '' || options.only === part
}

async function pressFirst({ origin, dist }: ServedSite): Promise<void> {
  const { vitepress } = options.peers ? await servePeers(await readPages(dist), ['vitepress']) : {}
  const sites: DemoSite[] = [{ name: 'ours', origin, demo: '[data-demo]' }]
  if (vitepress) sites.push({ name: 'vitepress', origin: vitepress.origin, demo: '.demo' })
  const browser = await chromium.launch(launchOptions)
  await measureFirstDemos(browser, sites)
  await browser.close()
  vitepress?.close()
}

async function weighAll({ origin, dist }: ServedSite): Promise<void> {
  const browser = await chromium.launch(launchOptions)
  const weights: PageWeight[] = []
  for (const path of componentPages(dist)) weights.push(await weighPage(browser, { origin, path }))
  await browser.close()
  print(`What the demos of ${weights.length} component pages load on a first visit, KB as sent\n`)
  printTable(
    ['page', 'demos', ...kinds, 'all'],
    [
      ...weights.toSorted((one, other) => total(one) - total(other)).map((weight) => row(weight.path, (of) => of(weight))),
      row('median', (of) => quantile(weights.map(of), 0.5)),
      row('largest', (of) => quantile(weights.map(of), 1)),
    ],
  )
  print(`\nfailed demos: ${sum(weights.map(({ failed }) => failed))}`)
  print(`loaded while no demo was near the view: ${weights.flatMap(({ early }) => early).join(', ') || 'nothing'}\n`)
}

async function goRound({ origin, dist }: ServedSite): Promise<void> {
  // Runs without JIT: compiled code belongs to the engine, grows for a long time and would hide what the page retains.
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, '--js-flags=--jitless'] })
  const all = componentPages(dist)
  const count = Math.min(Number(options.visits), all.length)
  // Spread evenly over all groups of the menu.
  const paths = Array.from({ length: count }, (_page, index) => all[Math.floor((index * all.length) / count)] ?? '')
  const { holdings, visited, demos, failed, errors } = await visitRounds(browser, { origin, paths, rounds: Number(options.rounds) })
  await browser.close()
  print(
    `${count} component pages in one document, returning to ${paths[0]} in each round: ${visited} visits, ${demos} demos run, ${failed} failed\n`,
  )
  printTable(
    ['on the first page, after garbage collection', 'heap MB', 'functions', 'DOM nodes', 'listeners', 'documents'],
    holdings.map(({ heap, functions, nodes, listeners, documents }, round) => [
      round === 0 ? 'at the start' : `after round ${round}`,
      heap.toFixed(2),
      functions,
      nodes,
      listeners,
      documents,
    ]),
  )
  print(`\nuncaught errors: ${[...new Set(errors)].join('; ') || 'none'}`)
}

/** A row of figures of one page, or of all pages. */
function row(name: string, figure: (of: (weight: PageWeight) => number) => number): (string | number)[] {
  const bytes = [...kinds.map((kind) => (weight: PageWeight) => weight.bytes[kind]), total]
  return [name, figure(({ running }) => running), ...bytes.map((of) => kb(figure(of)))]
}

function componentPages(dist: string): string[] {
  return globSync('view-ui-plus/component/**/*.html', { cwd: dist })
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`)
    .toSorted()
}

function total({ bytes }: PageWeight): number {
  return sum(Object.values(bytes))
}

function sum(figures: readonly number[]): number {
  return figures.reduce((all, figure) => all + figure, 0)
}

function quantile(figures: readonly number[], at: number): number {
  return figures.toSorted((one, other) => one - other)[Math.floor((figures.length - 1) * at)] ?? Number.NaN
}

function kb(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
