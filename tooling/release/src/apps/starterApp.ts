import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FreshApp } from '../FreshApp.ts'
import { lookAt } from '../lookAt.ts'
import { packagesToInstall, snippetsUnder } from '../readme.ts'
import { viteApp, viteTools } from './viteApp.ts'

/** The app that the README of the layout tells its reader to write, with TanStack Router: nothing but its own snippets. */
export async function starterApp(clone: string): Promise<FreshApp> {
  const readme = await readFile(join(clone, 'packages/layout/README.md'), 'utf8')
  const snippets = snippetsUnder(readme, 'First example')
  const [entry] = snippets
  return {
    name: 'starter',
    packages: packagesToInstall(readme),
    tools: viteTools,
    files: { ...viteApp(entry?.path ?? ''), ...Object.fromEntries(snippets.map(({ path, code }) => [path, code])) },
    once: ['react', 'react-dom', 'jotai', '@tanstack/react-router'],
    isBuilt: true,
    use: lookAt,
  }
}
