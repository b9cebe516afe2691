import { parseArgs } from 'node:util'
import { bundleApp, type BundledApp } from '@view-site/bundle'
import { visitorsChromium as launchOptions } from '@view-site/playwright-config'
import { build } from 'esbuild'
import { chromium, type Browser } from 'playwright'
import { measureMenu, type MenuCosts } from './measureMenu.ts'
import { serveApp } from './serveApp.ts'
import { heapOfTabs, visitTabs } from './visitTabs.ts'

const shells = [
  { name: 'ours', module: 'ours.tsx' },
  { name: 'ours, TanStack Router', module: 'oursTanstack.tsx' },
  { name: 'Ant Design ProLayout', module: 'proLayout.tsx' },
  { name: 'shadcn-style side bar', module: 'shadcn.tsx' },
]

const { values: options } = parseArgs({
  options: {
    items: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    slower: { type: 'string', default: '4' },
  },
})
const rounds = Number(options.rounds)

/** Compares the shell with two others: bytes, and a menu of a thousand open items on a slow processor. Then measures its tabs. */
async function main(): Promise<void> {
  const browser = await chromium.launch(launchOptions)
  const slower = Number(options.slower)
  print(`${options.items} open menu items; CPU ${slower}x slower; KB gzip without React; medians of ${rounds}`)
  print('Milliseconds until painted, wall-clock time (and time of the main thread)\n')
  print('| shell | first load KB | everything KB | mount | whole menu | navigate | collapse | elements | links |')
  print('| :--- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
  for (const { name, module } of shells) await compare(browser, { name, module, slower })
  await measureTabs(browser, slower)
  await browser.close()
}

async function compare(browser: Browser, { name, module, slower }: { name: string; module: string; slower: number }): Promise<void> {
  const app = await bundleShell(module)
  const served = await serveShell(app)
  const runs = await repeat(() => measureMenu(browser, { origin: served.origin, items: Number(options.items), slower }))
  served.stop()
  const of = (figure: (run: MenuCosts) => number) => median(runs.map(figure)).toFixed(0)
  const cost = (act: 'mount' | 'whole' | 'navigate' | 'collapse') => `${of((run) => run[act].clock)} (${of((run) => run[act].thread)})`
  const counts = [of(({ nodes }) => nodes), of(({ links }) => links)]
  const cells = [kb(app.initial), kb(app.everything), cost('mount'), cost('whole'), cost('navigate'), cost('collapse'), ...counts]
  print(`| ${[name, ...cells].join(' | ')} |`)
}

async function measureTabs(browser: Browser, slower: number): Promise<void> {
  const served = await serveShell(await bundleShell('tabs.tsx'))
  print('\n50 tabs, ours: ms until the bar is laid out\n')
  for (const rate of [1, slower]) {
    const visits = await repeat(() => visitTabs(browser, { origin: served.origin, slower: rate }))
    const of = (figure: keyof (typeof visits)[number]) => median(visits.map((visit) => visit[figure])).toFixed(1)
    print(`CPU ${rate}x slower: open ${of('open')}   close ${of('close')}   move ${of('move')}`)
  }
  const heap = async (maxAlive: number) => (await heapOfTabs(browser, { origin: served.origin, maxAlive })).toFixed(1)
  print(`heap, 50 tabs of 840 fields each: ${await heap(12)} MB with 12 alive, ${await heap(50)} MB with all`)
  served.stop()
}

function bundleShell(module: string): Promise<BundledApp> {
  return bundleApp(pathOf(`shells/${module}`))
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

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
