import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BuildEnv } from './buildEnv.ts'

const workspace = resolve(import.meta.dirname, '../../..')

/** Too many files rather than too few: with a missing one, an outdated bundle would be reused. */
const sources = [
  'pnpm-lock.yaml',
  'tooling/*/{*.json,src/**}',
  'packages/*/{package.json,src/**}',
  'content/site/**',
  'apps/site/{*.ts,*.json,src/**,build/**}',
]

/** Content files that are bundled. Texts, API tables, menus and redirects are only compiled. */
const contentCode = ['**/*.vue', '**/demos/server.js', '**/!(api|menu|redirects).ts']

/**
 * Changes with every input of the bundles: code, libraries, build settings, and the demos of the pages. Reads synchronously: for two
 * thousand small files that takes a fifth of the time.
 */
export function bundleKey(env: BuildEnv): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, settings(), env.locales, env.dist]))
  for (const [folder, patterns] of [
    [workspace, sources],
    [env.content, contentCode],
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
