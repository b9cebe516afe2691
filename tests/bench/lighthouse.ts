import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { visitorsChromium } from '@view-site/playwright-config'
import { freePort, startSite, startWorld } from '@view-site/test-servers'

const run = promisify(execFile)

/** Run by `npx`, not installed: its 85 packages are of use to nothing else here. */
const lighthouse = 'lighthouse@13.5.0'
const item = '/store/item/chart-set'
const paths = ['/', '/view-ui-plus/component/base/button', '/price', item]
const runs = 5
/** An origin at which nothing listens. */
const nowhere = 'http://127.0.0.1:9'
/** Output of the servers. */
const log = join(tmpdir(), 'bench-lighthouse.log')

/** Its default is a phone with a processor 4× slower and 1.6 Mbps; `desktop` is a preset. */
const devices = ['mobile', 'desktop'] as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const

interface Report {
  categories: Record<(typeof categories)[number], { score: number | null }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>
}

/**
 * Prints Lighthouse's scores of some pages, medians of five runs each, and what costs points in the last run: of the site at the given origin,
 * or else of the built site with a mock API, and of a store item whose API is dead.
 */
async function main(): Promise<void> {
  const [, , given] = process.argv
  if (given !== undefined) return measureAll(given)
  const world = await startWorld(log)
  await measureAll(world.site)
  await world.close()
  const port = await freePort()
  const close = await startSite({ port, api: nowhere, log })
  for (const device of devices) await measure({ site: `http://127.0.0.1:${port}`, path: item, name: `${item}, API dead`, device })
  await close()
}

async function measureAll(site: string): Promise<void> {
  print(`${site}: ${lighthouse}, medians of ${runs}`)
  print(`${'page'.padEnd(40)} device   ${categories.join('  ')}   LCP ms  blocking ms  CLS`)
  for (const path of paths) for (const device of devices) await measure({ site, path, device })
}

interface Measured {
  site: string
  path: string
  /** @default the path */
  name?: string
  device: (typeof devices)[number]
}

async function measure({ site, path, name = path, device }: Measured): Promise<void> {
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
