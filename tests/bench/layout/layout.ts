import { parseArgs } from 'node:util'
import { bundleApp, type BundledApp } from '@view-site/bundle'
import { visitorsChromium as launchOptions } from '@view-site/playwright-config'
import vue from '@vitejs/plugin-vue'
import { build } from 'esbuild'
import { chromium, type Browser } from 'playwright'
import { measureMenu, type MenuCosts } from './measureMenu.ts'
import { installRivals } from './rivals/installRivals.ts'
import { serveApp } from './serveApp.ts'
import type { ShellSnapshot } from './Shell.ts'
import { takeSnapshot } from './takeSnapshot.ts'
import { heapOfTabs, visitTabs, type TabsVisit } from './visitTabs.ts'

const ours = 'shells/ours.tsx'

const shells = [
  { name: 'ours', module: ours },
  { name: 'ours, TanStack Router', module: 'shells/oursTanstack.tsx' },
  { name: 'Ant Design ProLayout', module: 'shells/proLayout.tsx' },
  { name: 'shadcn-style side bar', module: 'shells/shadcn.tsx' },
  { name: 'Mantine AppShell', module: 'rivals/mantine.tsx' },
  { name: 'Toolpad DashboardLayout', module: 'rivals/toolpad.tsx' },
  { name: 'SoybeanAdmin (Vue)', module: 'rivals/soybean.ts' },
]

const shellsWithTabs = [
  { name: 'ours', module: 'shells/oursTabs.tsx', limits: true },
  { name: 'Mantine Tabs', module: 'rivals/mantineTabs.tsx', limits: false },
  { name: 'SoybeanAdmin (Vue)', module: 'rivals/soybeanTabs.ts', limits: true },
]

const { values: options } = parseArgs({
  options: {
    items: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    slower: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
})
const items = Number(options.items)
const rounds = Number(options.rounds)
const slower = Number(options.slower)

/**
 * Compares the shell with others: bytes, and a menu of a thousand open items on a slow processor; below it what a browser needs for the same
 * elements without a script. Then fifty tabs.
 */
async function main(): Promise<void> {
  const folder = await installRivals()
  const browser = await chromium.launch(launchOptions)
  if (options.only !== 'tabs') await compareMenus(browser, folder)
  if (options.only !== 'menu') await compareTabs(browser, folder)
  await browser.close()
}

async function compareMenus(browser: Browser, folder: string): Promise<void> {
  print(`${items} open menu items; CPU ${slower}x slower; KB gzip without React or Vue; medians of ${rounds}`)
  print('Milliseconds until painted, wall-clock time (and time of the main thread); heap in MB\n')
  print('| shell | first load KB | everything KB | mount | whole menu | navigate | collapse | heap | elements | links |')
  print('| :--- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
  for (const { name, module } of shells) {
    const app = await bundleShell(folder, module)
    await compareMenu(browser, { name, app, bytes: [kb(app.initial), kb(app.everything)] })
  }
  const app = await bundleShell(folder, ours)
  const floor = await bundleShell(folder, 'shells/floor.ts')
  const served = await serveShell(app)
  const snapshot = await takeSnapshot(browser, { origin: served.origin, items })
  served.stop()
  const page = { ...app, entry: floor.entry, files: new Map([...app.files, ...floor.files]) }
  await compareMenu(browser, { name: 'elements of ours, no script', app: page, bytes: ['', ''], snapshot })
}

interface ComparedMenu {
  name: string
  app: BundledApp
  bytes: readonly string[]
  snapshot?: ShellSnapshot
}

async function compareMenu(browser: Browser, { name, app, bytes, snapshot }: ComparedMenu): Promise<void> {
  const served = await serveShell(app)
  const runs = await repeat(() => measureMenu(browser, { origin: served.origin, items, slower, snapshot }))
  served.stop()
  const of = (figure: (run: MenuCosts) => number) => median(runs.map(figure))
  const cost = (act: 'mount' | 'whole' | 'navigate' | 'collapse') =>
    `${of((run) => run[act].clock).toFixed(0)} (${of((run) => run[act].thread).toFixed(0)})`
  const counts = [of(({ heap }) => heap).toFixed(1), of(({ nodes }) => nodes).toFixed(0), of(({ links }) => links).toFixed(0)]
  printRow([name, ...bytes, cost('mount'), cost('whole'), cost('navigate'), cost('collapse'), ...counts])
}

async function compareTabs(browser: Browser, folder: string): Promise<void> {
  print(`\n50 tabs: ms until bar and page are laid out, CPU 1x and ${slower}x slower; heap in MB with 50 pages of 840 fields each\n`)
  print('| shell | open | switch | move | close | heap, 12 alive | heap, all alive |')
  print('| :--- | ---: | ---: | ---: | ---: | ---: | ---: |')
  for (const { name, module, limits } of shellsWithTabs) {
    const served = await serveShell(await bundleShell(folder, module))
    const { origin } = served
    const fast = await repeat(() => visitTabs(browser, { origin, slower: 1 }))
    const slow = await repeat(() => visitTabs(browser, { origin, slower }))
    const of = (act: keyof TabsVisit) => [fast, slow].map((visits) => median(visits.map((visit) => visit[act])).toFixed(1)).join(' / ')
    const heap = async (maxAlive: number) => (await heapOfTabs(browser, { origin, maxAlive })).toFixed(1)
    printRow([name, of('open'), of('switch'), of('move'), of('close'), limits ? await heap(12) : 'no limit', await heap(51)])
    served.stop()
  }
}

function bundleShell(folder: string, module: string): Promise<BundledApp> {
  const from = module.startsWith('rivals/') ? folder : import.meta.dirname
  return bundleApp(`${from}/${module}`, { plugins: [vue()] })
}

async function serveShell(app: BundledApp) {
  const { outputFiles } = await build({ entryPoints: [pathOf('probes.ts')], bundle: true, format: 'esm', target: 'es2023', write: false })
  return serveApp(app, { 'probes.js': outputFiles[0]?.contents ?? '' })
}

function pathOf(file: string): string {
  return new URL(file, import.meta.url).pathname
}

async function repeat<T>(visit: () => Promise<T>): Promise<T[]> {
  const visits: T[] = []
  for (let round = 0; round < rounds; round += 1) visits.push(await visit())
  return visits
}

function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN
}

function kb(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}

function printRow(cells: readonly string[]): void {
  print(`| ${cells.join(' | ')} |`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
