import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const dist = resolve(import.meta.dirname, '../../apps/site/dist/client')

/**
 * Most bytes a page may send, brotli, in KB of 1024: its HTML, its styles, the scripts that come by themselves after the first
 * paint, and those of the application where that comes only when it is wanted.
 */
interface Budget {
  html: number
  css: number
  js: number
  app: number
}

const parts = ['html', 'css', 'js', 'app'] as const

const budgets: Record<string, Budget> = {
  'index.html': { html: 12, css: 16, js: 150, app: 0 },
  'view-ui-plus/guide/introduce.html': { html: 10, css: 12, js: 12, app: 140 },
  'view-ui-plus/component/base/button.html': { html: 20, css: 12, js: 12, app: 140 },
  'view-ui-plus/component/form/table.html': { html: 36, css: 12, js: 12, app: 140 },
  'price.html': { html: 12, css: 16, js: 165, app: 0 },
}

/** Prints what each page weighs beside its budget, and fails when one is over. */
function check(): void {
  let over = 0
  for (const [page, budget] of Object.entries(budgets)) {
    const weights = weigh(page)
    const cells = parts.map((part) => {
      const isOver = weights[part] > budget[part] * 1024
      if (isOver) over += 1
      return `${part} ${(weights[part] / 1024).toFixed(1)}/${budget[part]} KB${isOver ? ' OVER' : ''}`
    })
    process.stdout.write(`${page.padEnd(44)} ${cells.join('  ')}\n`)
  }
  if (over > 0) {
    process.stderr.write(
      `\n${over} budgets are exceeded. Find what came in (pnpm --filter @view-site/site build lists the chunks) and load it later, or not at all.\n`,
    )
    process.exitCode = 1
  }
}

function weigh(page: string): Record<keyof Budget, number> {
  const html = readFileSync(join(dist, page), 'utf8')
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? '')
  const boot: { entry: string; dependencies: string[]; modules: string[]; reader?: string[] } = JSON.parse(
    /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}',
  )
  const app = [boot.entry, ...boot.dependencies, ...boot.modules]
  const { reader } = boot
  return {
    html: sent(page),
    css: sum(styles),
    js: sum(reader ?? app),
    app: reader ? sum(app.filter((file) => !reader.includes(file))) : 0,
  }
}

function sum(files: string[]): number {
  return files.reduce((bytes, file) => bytes + sent(file), 0)
}

/** Bytes on the wire: the precompressed file where there is one. */
function sent(file: string): number {
  const path = join(dist, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

check()
