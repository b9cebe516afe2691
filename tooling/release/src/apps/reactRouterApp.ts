import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FreshApp } from '../FreshApp.ts'
import { lookAt } from '../lookAt.ts'
import { packagesToInstall } from '../packagesToInstall.ts'
import { viteApp, viteBuild, viteTools } from './viteApp.ts'

/** The layout with React Router, without TanStack Router installed. */
export async function reactRouterApp(clone: string): Promise<FreshApp> {
  const layout = join(clone, 'packages/layout')
  const readme = await readFile(join(layout, 'README.md'), 'utf8')
  const main = await readFile(join(layout, 'test/react-router/main.tsx'), 'utf8')
  return {
    name: 'react-router',
    packages: [...packagesToInstall(readme).filter((name) => name !== '@tanstack/react-router'), 'react-router'],
    tools: viteTools,
    files: { ...viteApp('main.tsx'), 'main.tsx': main },
    once: ['react', 'react-dom', 'jotai', 'react-router'],
    build: viteBuild,
    use: lookAt,
  }
}
