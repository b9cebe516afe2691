import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { readNote, writeNote } from './notes.mjs'
import { root } from './paths.mjs'
import { run } from './processes.mjs'
import { step } from './progress.mjs'

/** pnpm filters for the packages that `start` and `dev` need: two thirds of all. */
const served = ['site', 'playground', 'mock-api'].flatMap((app) => ['--filter', `@view-site/${app}...`])

/**
 * Installs the packages of the lockfile, unless the installation is up to date. On a first run `start` and `dev` install only what they
 * need; `test` installs the rest, and later runs keep everything up to date.
 */
export async function install(task) {
  const { key, isPart } = readNote('install')
  const isEnough = task !== 'test'
  if (key === installKey() && (isEnough || !isPart)) return
  const takesPart = isEnough && (isPart || !existsSync(join(root, 'node_modules/.modules.yaml')))
  // Checking the age of every locked version in the registry takes up to a minute; only `test`, and so CI, does it.
  const checked = isEnough ? ['--trust-lockfile'] : []
  const args = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only', ...checked, ...(takesPart ? served : [])]
  await step('Install', () => run('pnpm', args, { quiet: true }))
  writeNote('install', { key: installKey(), isPart: takesPart })
}

/** Changes with the manifests, the lockfile and what pnpm has installed; also if a package's `node_modules` is missing. */
function installKey() {
  const folders = ['.', ...packageFolders()]
  const asked = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...folders.map((folder) => `${folder}/package.json`)]
  const done = ['node_modules/.modules.yaml', 'node_modules/.pnpm/lock.yaml']
  const missing = folders.filter((folder) => !existsSync(join(root, folder, 'node_modules')))
  return [fingerprint(asked), fingerprint(done), ...missing].join(' ')
}

/** Folders of the packages listed in `pnpm-workspace.yaml`. */
function packageFolders() {
  const [, list = ''] = /^packages:\n((?: {2}- .+\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? []
  return Array.from(list.matchAll(/- (.+)/g), ([, pattern]) => pattern).flatMap((pattern) => {
    const [parent, rest] = pattern.split('/*')
    return rest === undefined ? [pattern] : readdirSync(join(root, parent)).map((name) => `${parent}/${name}`)
  })
}
