import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { visitorsChromium as launchOptions } from '@view-site/playwright-config'
import { chromium, type Browser } from 'playwright'
import { printRow, printTable } from '../demos/printTable.ts'
import { serveSite } from '../demos/serveSite.ts'
import { readPages } from '../peers/readPages.ts'
import { servePeers } from '../peers/servePeers.ts'
import type { ServedSite } from '../serveFolder.ts'
import { controls, type Control } from './controls.ts'
import { pressOnce, type Press } from './pressOnce.ts'

const { values } = parseArgs({
  options: {
    /** Address of a page of this site. Without it, the built site is served. */
    ours: { type: 'string' },
    /** Address of a page of a site built with this generator. */
    vitepress: { type: 'string' },
    starlight: { type: 'string' },
    /** Builds sites of the same pages with both generators, and serves them. */
    peers: { type: 'boolean', default: false },
    /** Number of visits for each figure; the median is printed. */
    visits: { type: 'string', default: '3' },
    /** Number of presses on each control at random times in the first three seconds. */
    random: { type: 'string', default: '0' },
    /** Only controls whose name contains this. */
    only: { type: 'string', default: '' },
  },
})

/** Times after the first paint, in ms. */
const moments = [0, 300, 1200]

/**
 * Presses each control of a documentation page soon after the first paint, on a slow phone, and prints when it reacted and when the press
 * took effect.
 */
async function main(): Promise<void> {
  const browser = await chromium.launch(launchOptions)
  const site = await serveSite()
  const peers = values.peers ? await servePeers(await readPages(site.dist), ['vitepress', 'starlight']) : undefined
  const path = '/view-ui-plus/component/base/button'
  const pages = {
    ours: values.ours ?? site.origin + path,
    vitepress: values.vitepress ?? addressOf(peers?.vitepress, path),
    starlight: values.starlight ?? addressOf(peers?.starlight, path),
  }
  print(`CPU 4x slower, 1.6 Mbps, 150 ms; medians of ${values.visits} cold visits; load of this machine ${load()}`)
  print('Milliseconds from the press to the first visible reaction, and to its effect:')
  printTable(['control', 'at the paint', '0.3 s later', '1.2 s later'])
  let lost = 0
  for (const name of ['ours', 'vitepress', 'starlight'] as const) {
    const address = pages[name]
    if (address === undefined) continue
    for (const control of chosen(name)) {
      const { cells, lost: count } = await figures(browser, address, control)
      printRow([`${name}: ${control.name}`, ...cells])
      if (name === 'ours') lost += count
    }
  }
  print(`presses on this site that were lost: ${lost}`)
  if (Number(values.random) > 0) await printLost(browser, pages.ours)
  print(`load of this machine at the end ${load()}`)
  await browser.close()
  for (const served of [site, peers?.vitepress, peers?.starlight]) served?.close()
}

function addressOf(served: ServedSite | undefined, path: string): string | undefined {
  return served && served.origin + path
}

function chosen(name: keyof typeof controls): Control[] {
  return controls[name].filter((one) => one.name.includes(values.only))
}

async function figures(browser: Browser, address: string, control: Control): Promise<{ cells: string[]; lost: number }> {
  const cells: string[] = []
  let all = 0
  for (const moment of moments) {
    const presses: Press[] = []
    for (let visit = 0; visit < Number(values.visits); visit += 1) presses.push(await pressOnce(browser, address, control, moment))
    const lost = presses.filter(({ effect }) => effect === undefined).length
    const times = [median(presses.map(({ reaction }) => reaction)), median(presses.map(({ effect }) => effect))]
    cells.push(lost > 0 ? `${times.join(' / ')}, ${lost} of ${presses.length} lost` : times.join(' / '))
    all += lost
  }
  return { cells, lost: all }
}

/** Counts the presses at random times that had no effect. */
async function printLost(browser: Browser, address: string): Promise<void> {
  print('At random times in the three seconds after the paint:')
  printTable(['control', 'presses', 'lost'])
  for (const control of chosen('ours')) {
    let lost = 0
    for (let turn = 0; turn < Number(values.random); turn += 1) {
      const { effect } = await pressOnce(browser, address, control, Math.random() * 3000)
      if (effect === undefined) lost += 1
    }
    printRow([control.name, Number(values.random), lost])
  }
}

function median(times: readonly (number | undefined)[]): string {
  const known = times.filter((time) => time !== undefined).toSorted((a, b) => a - b)
  return known[Math.floor(known.length / 2)]?.toFixed(0) ?? '–'
}

function load(): string {
  return loadavg()[0]?.toFixed(1) ?? ''
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
