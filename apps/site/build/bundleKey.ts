import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Collection } from '@view-site/docs/compile'
import { menusModule } from '@view-site/docs/vite'
import type { BuildEnv } from './buildEnv.ts'

const workspace = resolve(import.meta.dirname, '../../..')

/** More than the bundles read, rather than less: a bundle that is kept by mistake shows a site that nobody wrote. */
const sources = [
  'pnpm-lock.yaml',
  'tooling/*/{*.json,src/**}',
  'packages/*/{package.json,src/**}',
  'content/site/**',
  'apps/site/{*.ts,*.json,src/**,build/**}',
]

/** Parts of pages that run in the browser. Their text does not. */
const ownCode = ['**/*.{vue,ts}']

/** Changes with everything that the bundles are made of: code, libraries, what the build was told, and of the pages their menus, titles and demos. */
export async function bundleKey(collection: Collection, env: BuildEnv): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.version, settings(), env.locales, env.dist]))
  for (const locale of collection.locales) hash.update(menusModule(collection, locale))
  for (const [folder, patterns] of [
    [workspace, sources],
    [env.content, ownCode],
  ] as const) {
    for (const name of await namesOf(folder, patterns)) hash.update(name).update(await readFile(join(folder, name)))
  }
  return hash.digest('base64url')
}

function settings(): string[] {
  return Object.entries(process.env)
    .flatMap(([name, value]) => (name === 'NODE_ENV' || name.startsWith('VITE_') ? `${name}=${value}` : []))
    .sort()
}

async function namesOf(folder: string, patterns: readonly string[]): Promise<string[]> {
  const names: string[] = []
  for await (const entry of glob([...patterns], { cwd: folder, withFileTypes: true, exclude: ({ name }) => isSkipped(name) }))
    if (entry.isFile()) names.push(join(entry.parentPath, entry.name).slice(folder.length + 1))
  return names.sort()
}

function isSkipped(name: string): boolean {
  return name === 'node_modules' || /\.test\.tsx?$/.test(name)
}
