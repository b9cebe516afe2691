import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { visitorsChromium } from '@view-site/playwright-config'
import { freePort, startSite, startWorld } from '@view-site/test-servers'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** Only pages whose name contains this: `home`, `button`, `price`, `item`, `item without an API`. */
    only: { type: 'string', default: '' },
    /** Number of runs for each figure; the median is printed. */
    runs: { type: 'string', default: '5' },
  },
})

const run = promisify(execFile)

/** Run by `npx`, not installed: its 85 packages are of use to nothing else here. */
const lighthouse = 'lighthouse@13.5.0'
const item = '/store/item/chart-set'
const pages: readonly Page[] = [
  { name: 'home', path: '/' },
  { name: 'button', path: '/view-ui-plus/component/base/button' },
  { name: 'price', path: '/price' },
  { name: 'item', path: item },
]
const withoutApi: Page = { name: 'item without an API', path: item }
const runs = Number(values.runs)
/** An origin at which nothing listens. */
const nowhere = 'http://127.0.0.1:9'
/** Output of the servers. */
const log = join(tmpdir(), 'bench-lighthouse.log')

/** Its default is a phone with a processor 4× slower and 1.6 Mbps; `desktop` is a preset. */
const devices = ['mobile', 'desktop'] as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const

interface Page {
  name: string
  path: string
}

interface Report {
  categories: Record<(typeof categories)[number], { score: number | null }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>
}

/**
 * Prints Lighthouse's scores of some pages, medians of several runs each, and what costs points in the last run: of the site at the given
 * origin, or else of the built site with a mock API, and of a store item whose API is dead.
 */
async function main(): Promise<void> {
  const [given] = positionals
  const chosen = pages.filter(isChosen)
  if (given !== undefined) return measureAll(given, chosen)
  if (chosen.length > 0) {
    const world = await startWorld({ log })
    await measureAll(world.site, chosen)
    await world.close()
  }
  if (!isChosen(withoutApi)) return
  const port = await freePort()
  const close = await startSite({ port, api: nowhere, log })
  await measureAll(`http://127.0.0.1:${port}`, [withoutApi])
  await close()
}

function isChosen({ name }: Page): boolean {
  return name.includes(values.only)
}

async function measureAll(site: string, chosen: readonly Page[]): Promise<void> {
  print(`${site}: ${lighthouse}, medians of ${runs}`)
  print(`${'page'.padEnd(40)} device   ${categories.join('  ')}   LCP ms  blocking ms  CLS`)
  for (const page of chosen) for (const device of devices) await measure(site, page, device)
}

async function measure(site: string, { name, path }: Page, device: (typeof devices)[number]): Promise<void> {
  const reports: Report[] = []
  for (let round = 0; round < runs; round += 1) reports.push(await visit(site + path, device))
  const scores = categories.map((category) =>
    String(median(reports, (report) => (report.categories[category].score ?? 0) * 100)).padStart(category.length),
  )
  const [lcp = 0, tbt = 0, cls = 0] = metrics.map((metric) => median(reports, (report) => report.audits[metric]?.numericValue ?? 0))
  print(
    `${name.padEnd(40)} ${device.padEnd(8)} ${scores.join('  ')}   ${lcp.toFixed(0).padStart(6)}  ${tbt.toFixed(0).padStart(11)}  ${cls.toFixed(3)}`,
  )
  const last = reports.at(-1)
  const lost = Object.values(last?.audits ?? {}).filter(({ score }) => score === 0)
  if (lost.length > 0) print(`  not passed: ${lost.map(({ title }) => title).join('; ')}`)
}

async function visit(url: string, device: (typeof devices)[number]): Promise<Report> {
  const options = [
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join()}`,
    `--chrome-flags=--headless ${visitorsChromium.args.join(' ')}`,
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const { stdout } = await run('npx', ['--yes', lighthouse, url, ...options], {
    env: { ...process.env, CHROME_PATH: visitorsChromium.executablePath },
    maxBuffer: 256 * 1024 * 1024,
  })
  const report: Report = JSON.parse(stdout)
  return report
}

function median(reports: readonly Report[], value: (report: Report) => number): number {
  return reports.map(value).sort((a, b) => a - b)[Math.floor(reports.length / 2)] ?? 0
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
