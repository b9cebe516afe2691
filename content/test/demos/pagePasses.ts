import { existsSync, globSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Vitest } from 'vitest/node'
import { hash, hashFiles, isModules, openPassRecord } from '../passRecord.ts'

const root = join(import.meta.dirname, '../..')
const workspace = join(root, '..')
const record = openPassRecord(join(root, 'node_modules/.cache/demo-passes.json'))

/** What every demo's tests depend on, from the root of the workspace. */
const shared = [
  'pnpm-lock.yaml',
  'packages/{vue-demo,i18n,icrud}/{package.json,src/**/*.{ts,tsx,vue,css}}',
  'tooling/{playwright,vitest}/*.ts',
  'content/demoModules.ts',
  'content/test/passRecord.ts',
  'content/test/demos/**/*.{ts,html}',
  'content/view-ui-plus/guide/install/zh-CN.md',
]

/** Pages with demos, by whether their demos passed as they are now. */
export interface DemoPages {
  /** Pages whose tests have to run. */
  due: readonly string[]
  /** Pages that passed here and have not changed since: neither they nor anything that runs them. */
  unchanged: readonly string[]
}

/** Finds the pages whose demos have to be tested: all of them in a fresh clone, and with `CHECKS_FRESH=1`. */
export function demoPages(): DemoPages {
  const keys = pageKeys()
  const unchanged = [...keys].flatMap(([page, key]) => (record.has(page, key) ? [page] : []))
  return { due: [...keys.keys()].filter((page) => !unchanged.includes(page)), unchanged }
}

/** Remembers the pages all of whose tests passed in a run: their own, and those of all demos. What was left out has passed before. */
export function rememberPages({ config, state }: Vitest): void {
  const passed = new Set(
    state
      .getTestModules()
      .filter((module) => module.ok())
      .map(({ moduleId }) => relative(root, moduleId)),
  )
  const isWhole = ['everyDemo', 'freshApp'].every((name) => passed.has(`test/demos/${name}.test.ts`))
  // Of some tests by their names nothing can be said of a page.
  if (!isWhole || config.testNamePattern !== undefined) return
  record.add(new Map([...pageKeys()].filter(([page]) => testsOf(page).every((test) => passed.has(test)))))
}

/** Tests of a page's own demos, from the content's folder. */
function testsOf(page: string): string[] {
  return globSync(`${page}/demos/*.test.ts`, { cwd: root })
}

/** A key of each page that changes with everything its demos' tests depend on. */
function pageKeys(): Map<string, string> {
  const browser = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell'
  const tools = [process.version, process.env['FULL'] ?? '', existsSync(browser) ? String(statSync(browser).mtimeMs) : '']
  const common = hash([...tools, hashFiles(workspace, shared)])
  // Vite reads its configuration, and this with it, without the condition that leads to sources: no package of ours can be imported here.
  const folders = new Set(globSync('**/*.vue', { cwd: root, exclude: isModules }).map(dirname))
  return new Map(
    [...folders].map((folder) => [
      folder.replace(/\/demos$/, ''),
      hash([common, hashFiles(join(root, folder), ['**/*.{vue,ts,js,css,svg}'])]),
    ]),
  )
}
