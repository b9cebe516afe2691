import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FreshApp } from '../FreshApp.ts'
import { lookAt } from '../lookAt.ts'
import { packagesToInstall } from '../packagesToInstall.ts'
import { viteApp, viteTools } from './viteApp.ts'

const sources = ['main.tsx', 'reactRouterAdapter.tsx']

/** The layout under another router: the adapter that the layout's own tests prove, and no TanStack Router anywhere. */
export async function reactRouterApp(clone: string): Promise<FreshApp> {
  const layout = join(clone, 'packages/layout')
  const readme = await readFile(join(layout, 'README.md'), 'utf8')
  const files = await Promise.all(
    sources.map(async (file) => [file, await readFile(join(layout, 'test/react-router', file), 'utf8')] as const),
  )
  return {
    name: 'react-router',
    packages: [...packagesToInstall(readme).filter((name) => name !== '@tanstack/react-router'), 'react-router'],
    tools: viteTools,
    files: { ...viteApp('main.tsx'), ...Object.fromEntries(files) },
    once: ['react', 'react-dom', 'jotai', 'react-router'],
    isBuilt: true,
    use: lookAt,
  }
}
