import { globSync } from 'node:fs'
import path from 'node:path'
import { toPosix } from '../library.ts'

/** The demos of a content folder: page id (the page's folder under the root) → demo name → absolute file. */
export type DemoFiles = Map<string, Map<string, string>>

/** Finds every demo: `<page>/demos/<name>.vue`, and single components in a page's folder such as `site/hero/members.vue`. */
export function demoFiles(root: string): DemoFiles {
  const pages: DemoFiles = new Map()
  const found = globSync('**/*.vue', { cwd: root, exclude: (name) => name.endsWith('node_modules') })
  for (const relative of found.map(toPosix).sort()) {
    const page = path.posix.dirname(relative).replace(/\/demos$/, '')
    const demos = pages.get(page) ?? new Map<string, string>()
    demos.set(path.posix.basename(relative, '.vue'), `${toPosix(path.resolve(root))}/${relative}`)
    pages.set(page, demos)
  }
  return pages
}
