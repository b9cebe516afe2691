import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { visitorsChromium } from '@view-site/playwright-config'

const run = promisify(execFile)

/** Run by `npx`, not installed: its 85 packages are of use to nothing else here. */
const lighthouse = 'lighthouse@13.5.0'
const site = process.argv[2] ?? 'http://127.0.0.1:4300'
const paths = ['/', '/view-ui-plus/component/base/button', '/price', '/store/item/chart-set']
const runs = 5

/** Its default is a phone with a processor 4× slower and 1.6 Mbps; `desktop` is a preset. */
const devices = ['mobile', 'desktop'] as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const

interface Report {
  categories: Record<(typeof categories)[number], { score: number | null }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>
}

/** Prints Lighthouse's scores of some pages, medians of five runs each, and what costs points in the last run. */
async function main(): Promise<void> {
  print(`${site}: ${lighthouse}, medians of ${runs}`)
  print(`${'page'.padEnd(40)} device   ${categories.join('  ')}   LCP ms  blocking ms  CLS`)
  for (const path of paths)
    for (const device of devices) {
      const reports: Report[] = []
      for (let round = 0; round < runs; round += 1) reports.push(await visit(site + path, device))
      const scores = categories.map((name) =>
        String(median(reports, (report) => (report.categories[name].score ?? 0) * 100)).padStart(name.length),
      )
      const [lcp = 0, tbt = 0, cls = 0] = metrics.map((name) => median(reports, (report) => report.audits[name]?.numericValue ?? 0))
      print(
        `${path.padEnd(40)} ${device.padEnd(8)} ${scores.join('  ')}   ${lcp.toFixed(0).padStart(6)}  ${tbt.toFixed(0).padStart(11)}  ${cls.toFixed(3)}`,
      )
      const last = reports.at(-1)
      const lost = Object.values(last?.audits ?? {}).filter(({ score }) => score === 0)
      if (lost.length > 0) print(`  not passed: ${lost.map(({ title }) => title).join('; ')}`)
    }
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
