import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
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

/** Parts of pages that run in the browser. Their text does not, nor what is read to compile it. */
const ownCode = ['**/*.vue', '**/!(api|menu).ts']

/**
 * Changes with everything that the bundles are made of: code, libraries, what the build was told, and of the pages their demos.
 * Reads synchronously: two thousand small files cost a fifth that way.
 */
export function bundleKey(env: BuildEnv): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, settings(), env.locales, env.dist]))
  for (const [folder, patterns] of [
    [workspace, sources],
    [env.content, ownCode],
  ] as const) {
    for (const name of namesOf(folder, patterns)) hash.update(name).update(readFileSync(join(folder, name)))
  }
  return hash.digest('base64url')
}

function settings(): string[] {
  return Object.entries(process.env)
    .flatMap(([name, value]) => (name === 'NODE_ENV' || name.startsWith('VITE_') ? `${name}=${value}` : []))
    .sort()
}

function namesOf(folder: string, patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: folder, withFileTypes: true, exclude: ({ name }) => isSkipped(name) })
    .flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : []))
    .sort()
}

function isSkipped(name: string): boolean {
  return name === 'node_modules' || /\.test\.tsx?$/.test(name)
}
