import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundleApp } from '@view-site/bundle'
import { broadSelectors } from './broadSelectors.ts'
import { checkEntries } from './checkEntries.ts'
import { namedDemos } from './namedDemos.ts'
import { sent, sentTogether } from './sent.ts'
import { weighDemos, type DemoPart } from './weighDemos.ts'
import { weighPlayground, type PlaygroundPart } from './weighPlayground.ts'

const dist = resolve(import.meta.dirname, '../../apps/site/dist/client')

/**
 * Budget of a page, Brotli-compressed, in KB of 1024 bytes: its HTML, its styles, the scripts that load by themselves after the first
 * paint, and those of the application if it loads on demand.
 */
interface Budget {
  html: number
  css: number
  js: number
  app: number
}

const parts = ['html', 'css', 'js', 'app'] as const

const budgets: Record<string, Budget> = {
  'index.html': { html: 12.3, css: 16.2, js: 150.6, app: 0 },
  'view-ui-plus/guide/introduce.html': { html: 10.7, css: 13.6, js: 16.8, app: 140 },
  'view-ui-plus/component/base/button.html': { html: 20, css: 13.6, js: 16.8, app: 140 },
  'view-ui-plus/component/form/table.html': { html: 36, css: 13.6, js: 16.8, app: 140 },
  'price.html': { html: 12, css: 16, js: 164.7, app: 0 },
}

/**
 * Budget of the shell in a separate app, gzip-compressed, in KB, without React: the first load, and everything including tabs, drawers and
 * menus.
 */
const shellBudget = { first: 24, everything: 131.2 }

/** Budget of the playground, Brotli-compressed, in KB: what it loads, in this order; `everything` is what it caches for offline use. */
const playgroundBudget: Record<PlaygroundPart, number> = {
  page: 88.4,
  frame: 322,
  editor: 148,
  compiler: 200,
  everything: 801,
  modules: 359,
  dark: 14,
  traps: 18,
  completion: 42,
  'older frame': 322,
}

/** Budget of the files that all demos share, as transferred, in KB; `pnpm bench:demos` measures the rest page by page. */
const demoBudget: Record<DemoPart, number> = { vue: 36, styles: 35, icons: 12, 'all icons': 81 }

/** Broad selectors that the style sheets of documentation may contain. */
const broad = ['*', ':focus-visible']

/**
 * Prints the size of each page, of the code shared by demos, of the playground, of the layout alone and of each package entry next to its
 * budget, and fails if one is exceeded.
 */
async function check(): Promise<void> {
  let over = 0
  for (const [page, budget] of Object.entries(budgets)) {
    const weights = await weigh(page)
    over += compare(
      page,
      parts.map((part) => [part, weights[part], budget[part]]),
    )
  }
  over += checkSelectors('view-ui-plus/guide/introduce.html')
  over += checkNames()
  over += compare(
    'demos',
    (await weighDemos(dist)).map(([part, bytes]) => [part, bytes, demoBudget[part]]),
  )
  over += compare(
    'playground',
    (await weighPlayground()).map(([part, bytes]) => [part, bytes, playgroundBudget[part]]),
  )
  over += await checkShell()
  over += await checkPackages()
  if (over > 0) {
    process.stderr.write(
      `\n${over} budgets are exceeded. Find what was added (a build of the site, the playground or the package lists the chunks) and load it later, or remove it.\n`,
    )
    process.exitCode = 1
  }
}

function checkSelectors(page: string): number {
  const sheets = stylesOf(readFileSync(join(dist, page), 'utf8'))
  const found = sheets.flatMap((href) => broadSelectors(readFileSync(join(dist, href), 'utf8')))
  const wrong = found.filter((selector) => !broad.includes(selector))
  process.stdout.write(`${'selectors matched on every element'.padEnd(44)} ${found.length} in ${sheets.length} sheets\n`)
  if (wrong.length > 0) process.stderr.write(`End ${wrong.join(' and ')} with an element, a class or an attribute.\n`)
  return wrong.length
}

function checkNames(): number {
  const named = namedDemos(dist)
  process.stdout.write(`${"pages' demos imported by the application".padEnd(44)} ${named.length}\n`)
  if (named.length > 0) process.stderr.write('Load them by the URL in the page (`data-demos`): decision 21.\n')
  return named.length
}

async function checkShell(): Promise<number> {
  const { files, styles, initial, everything, modules } = await bundleApp(join(import.meta.dirname, 'layoutApp.ts'))
  if (!styles.some((sheet) => String(files.get(sheet)).includes('color-scheme')))
    throw new Error("The shell's first load lacks the theme's style sheet: its budgets would pass without those bytes.")
  const early = modules.find((id) => id.includes('/@base-ui/'))
  if (early !== undefined)
    process.stderr.write(`Base UI comes with the shell's first load, with ${early}. Load the part that needs it later.\n`)
  const over = compare('@view-site/layout', [
    ['first', initial, shellBudget.first],
    ['everything', everything, shellBudget.everything],
  ])
  return early === undefined ? over : over + 1
}

async function checkPackages(): Promise<number> {
  let over = 0
  for (const { name, first, later, budget } of await checkEntries()) {
    if (!budget) process.stderr.write(`${name} has no budget: give it one in tests/budgets/entryBudgets.ts.\n`)
    over += compare(name, [
      ['first', first, budget?.first ?? 0],
      ['later', later, budget?.later ?? 0],
    ])
  }
  return over
}

/** Prints a line and returns how many of its sizes exceed their limits. */
function compare(what: string, sizes: readonly (readonly [name: string, bytes: number, limit: number])[]): number {
  const isOver = ([, bytes, limit]: (typeof sizes)[number]) => bytes > limit * 1024
  const cells = sizes.map((size) => `${size[0]} ${(size[1] / 1024).toFixed(1)}/${size[2]} KB${isOver(size) ? ' OVER' : ''}`)
  process.stdout.write(`${what.padEnd(44)} ${cells.join('  ')}\n`)
  return sizes.filter(isOver).length
}

async function weigh(page: string): Promise<Record<keyof Budget, number>> {
  const html = readFileSync(join(dist, page), 'utf8')
  const boot: { entry: string; dependencies: string[]; modules: string[]; reader?: string[]; readerParts?: string[] } = JSON.parse(
    /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}',
  )
  const app = [boot.entry, ...boot.dependencies, ...boot.modules]
  const reader = boot.reader && [...boot.reader, ...(boot.readerParts ?? [])]
  return {
    html: await sent(join(dist, page)),
    css: await sum(stylesOf(html)),
    js: await sum(reader ?? app),
    app: reader ? await sum(app.filter((file) => !reader.includes(file))) : 0,
  }
}

/** Style sheets of a page: those that block the first paint, and those inside `noscript`. */
function stylesOf(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? '')
}

function sum(files: readonly string[]): Promise<number> {
  return sentTogether(files.map((file) => join(dist, file)))
}

await check()
