import { parseArgs } from 'node:util'
import { bundleApp, type BundledApp } from '@view-site/bundle'
import { visitorsChromium as launchOptions } from '@view-site/playwright-config'
import { build } from 'esbuild'
import { chromium, type Browser } from 'playwright'
import type { IndexFiles } from '../search/Engine.ts'
import { serve, type Served } from '../search/serve.ts'
import { measureMenu, type MenuCosts } from './measureMenu.ts'
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
  const served = await serveApp(app)
  const runs = await repeat(() => measureMenu(browser, { origin: served.origin, items: Number(options.items), slower }))
  stop(served)
  const of = (figure: (run: MenuCosts) => number) => median(runs.map(figure)).toFixed(0)
  const cost = (act: 'mount' | 'whole' | 'navigate' | 'collapse') => `${of((run) => run[act].clock)} (${of((run) => run[act].thread)})`
  const counts = [of(({ nodes }) => nodes), of(({ links }) => links)]
  const cells = [kb(app.initial), kb(app.everything), cost('mount'), cost('whole'), cost('navigate'), cost('collapse'), ...counts]
  print(`| ${[name, ...cells].join(' | ')} |`)
}

async function measureTabs(browser: Browser, slower: number): Promise<void> {
  const served = await serveApp(await bundleShell('tabs.tsx'))
  print('\n50 tabs, ours: ms until the bar is laid out\n')
  for (const rate of [1, slower]) {
    const visits = await repeat(() => visitTabs(browser, { origin: served.origin, slower: rate }))
    const of = (figure: keyof (typeof visits)[number]) => median(visits.map((visit) => visit[figure])).toFixed(1)
    print(`CPU ${rate}x slower: open ${of('open')}   close ${of('close')}   move ${of('move')}`)
  }
  const heap = async (maxAlive: number) => (await heapOfTabs(browser, { origin: served.origin, maxAlive })).toFixed(1)
  print(`heap, 50 tabs of 840 fields each: ${await heap(12)} MB with 12 alive, ${await heap(50)} MB with all`)
  stop(served)
}

function bundleShell(module: string): Promise<BundledApp> {
  return bundleApp(pathOf(`shells/${module}`))
}

async function serveApp({ files, entry, styles }: BundledApp): Promise<Served> {
  const links = styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
  const scripts = [entry, 'probes.js'].map((file) => `<script type="module" src="/${file}"></script>`).join('')
  const { outputFiles } = await build({ entryPoints: [pathOf('probes.ts')], bundle: true, format: 'esm', target: 'es2023', write: false })
  const served: IndexFiles = new Map([['/index.html', `<!doctype html><html lang="en"><title>Shell</title>${links}<body>${scripts}`]])
  for (const [path, content] of files) served.set(`/${path}`, content)
  return serve(served.set('/probes.js', outputFiles[0]?.contents ?? ''))
}

function pathOf(file: string): string {
  return new URL(file, import.meta.url).pathname
}

function stop({ server }: Served): void {
  server.close()
  server.closeAllConnections()
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
