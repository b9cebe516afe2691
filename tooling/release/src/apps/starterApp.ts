import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstExample, readBlocks } from '@view-site/published'
import type { FreshApp } from '../FreshApp.ts'
import { lookAt } from '../lookAt.ts'
import { packagesToInstall } from '../packagesToInstall.ts'
import { viteApp, viteBuild, viteTools } from './viteApp.ts'

/** The app of the layout's README, with TanStack Router, built only from its snippets. */
export async function starterApp(clone: string): Promise<FreshApp> {
  const readme = await readFile(join(clone, 'packages/layout/README.md'), 'utf8')
  const files = Object.fromEntries(firstExample(readBlocks(readme)))
  return {
    name: 'starter',
    packages: packagesToInstall(readme),
    tools: viteTools,
    files: { ...viteApp('main.tsx'), ...files },
    once: ['react', 'react-dom', 'jotai', '@tanstack/react-router'],
    build: viteBuild,
    use: lookAt,
  }
}
