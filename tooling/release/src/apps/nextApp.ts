import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { FreshApp } from '../FreshApp.ts'
import { packagesToInstall } from '../packagesToInstall.ts'
import { walkNextApp } from '../walkNextApp.ts'

// Next checks the types of an app while it builds it; with `tsconfig.json` it uses these options, and adds its own.
const tsconfig = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    module: 'preserve',
    moduleResolution: 'bundler',
    strict: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['app'],
}

/** The layout in an app of Next's App Router: the files that the README shows, and their pages. */
export async function nextApp(clone: string): Promise<FreshApp> {
  const layout = join(clone, 'packages/layout')
  const readme = await readFile(join(layout, 'README.md'), 'utf8')
  return {
    name: 'next',
    packages: [...packagesToInstall(readme).filter((name) => name !== '@tanstack/react-router'), 'next'],
    tools: ['typescript', '@types/node', '@types/react', '@types/react-dom', '@typescript/native'],
    files: { ...(await filesIn(join(layout, 'test/next'))), 'tsconfig.json': JSON.stringify(tsconfig) },
    once: ['react', 'react-dom', 'jotai', 'next'],
    build: ['next', 'build'],
    use: walkNextApp,
  }
}

async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const read = async (path: string) => [relative(folder, path), await readFile(path, 'utf8')] as const
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => read(join(parentPath, name)))
  return Object.fromEntries(await Promise.all(files))
}
