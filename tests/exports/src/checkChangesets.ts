import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { readChangesets, type Changeset } from './changesets.ts'
import { keptFile } from './checkKept.ts'
import { git } from './git.ts'
import type { Problem } from './Problem.ts'

/** A published package, as far as its release goes. */
export interface Releasable {
  name: string
  version: string
  /** From the root of the repository: `packages/ui`. */
  dir: string
}

export interface CheckChangesetsOptions {
  /** Root of the repository. */
  root: string
  /** Folder of the files that keep the public names. */
  folder: string
  /** The branch that changes go into, as git knows it. @default the first of `origin/main` and `main` */
  base?: string | undefined
}

/**
 * Every package whose kept names changed without a changeset that names it: since its version was set, that is since the last
 * release, and since this branch left the base branch. Nothing where there is no history to compare with.
 */
export async function checkChangesets(packages: readonly Releasable[], options: CheckChangesetsOptions): Promise<Problem[]> {
  const { root } = options
  if ((await git(root, ['rev-parse', 'HEAD'])) === undefined) return []
  const changesets = await readChangesets(root)
  const left = await leftBase(root, options.base)
  const checks = packages.map(async (one) => {
    if (one.version === unreleased && !changesets.some(({ packages: named }) => named.includes(one.name)))
      return [problem(one, 'have no first version yet')]
    const since = [
      ...(one.version === unreleased ? [] : [{ commit: await released(root, one), what: 'changed since its last release' }]),
      { commit: left, what: 'changed on this branch' },
    ]
    const problems = since.map(async ({ commit, what }) =>
      commit !== undefined && (await isMissing(one, commit, { ...options, changesets })) ? [problem(one, what)] : [],
    )
    return (await Promise.all(problems)).flat().slice(0, 1)
  })
  return (await Promise.all(checks)).flat()
}

/** The version of a package that no registry has. */
const unreleased = '0.0.0'

function problem({ name }: Releasable, what: string): Problem {
  const next = `Run \`pnpm changeset\`, choose ${name} and say what that means for who uses it.`
  return { package: name, message: `The public names of ${name} ${what}, and no changeset says so. ${next}` }
}

interface Comparison extends CheckChangesetsOptions {
  changesets: readonly Changeset[]
}

async function isMissing(one: Releasable, commit: string, { root, folder, changesets }: Comparison): Promise<boolean> {
  // A version that this commit did not have is the release itself: it has used up its changesets.
  if ((await versionAt(root, one, commit)) !== one.version) return false
  const file = keptFile(folder, one.dir)
  const now = await readFile(file, 'utf8').catch(() => undefined)
  if (now === (await git(root, ['show', `${commit}:${relative(root, file)}`]))) return false
  const naming = changesets.filter(({ packages }) => packages.includes(one.name))
  const isNew = await Promise.all(naming.map(async ({ file, text }) => (await git(root, ['show', `${commit}:${file}`])) !== text))
  return !isNew.includes(true)
}

async function versionAt(root: string, { dir, version }: Releasable, commit: string): Promise<string> {
  const text = await git(root, ['show', `${commit}:${dir}/package.json`])
  // A package that was not there yet has never been released.
  if (text === undefined) return version
  const manifest: { version: string } = JSON.parse(text)
  return manifest.version
}

/** The commit that gave the package the version it has there; nothing for a package that is not committed yet. */
async function released(root: string, { dir }: Releasable): Promise<string | undefined> {
  const line = String.raw`^  "version":`
  const commit = await git(root, ['log', '-1', '--format=%H', `-G${line}`, '--', `${dir}/package.json`])
  return commit?.trim() || undefined
}

/** Where this branch left the base branch; nothing on the base branch itself and where that is not known. */
async function leftBase(root: string, base?: string): Promise<string | undefined> {
  const branches = base === undefined ? ['origin/main', 'main'] : [base]
  const commits = await Promise.all(branches.map((branch) => git(root, ['merge-base', 'HEAD', branch])))
  return commits.find((commit) => commit !== undefined)?.trim()
}
