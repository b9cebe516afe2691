import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'

const entries = ['src/client.tsx', 'src/reader.ts']

/**
 * Demos of pages, except those of the home page, that the application's own files import. Each change to such a demo changes the names of
 * these files and of every file that imports them.
 */
export function namedDemos(dist: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    for (const next of [...imports, ...dynamicImports]) visit(next)
  }
  for (const entry of entries) visit(entry)
  return [...seen].filter((key) => key.startsWith('virtual:vue-demos/') && !key.startsWith('virtual:vue-demos/site/'))
}
