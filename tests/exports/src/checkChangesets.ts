import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { readChangesets, type Changeset } from './changesets.ts'
import { keptFile } from './checkKept.ts'
import { git } from './git.ts'
import type { Problem } from './Problem.ts'

/** The fields of a published package that decide about its release. */
export interface Releasable {
  name: string
  version: string
  /** Folder, from the root of the repository: `packages/ui`. */
  dir: string
}

export interface CheckChangesetsOptions {
  /** Root of the repository. */
  root: string
  /** Folder of the snapshots. */
  folder: string
  /** Git name of the branch that changes are merged into. @default the first of `origin/main` and `main` */
  base?: string | undefined
}

/**
 * Reports every changeset without a head, and every package whose snapshot changed without a changeset that names the package: since its last
 * release, which is the commit that set its version, and since this branch left the base branch. Without git history it reports no package.
 */
export async function checkChangesets(packages: readonly Releasable[], options: CheckChangesetsOptions): Promise<Problem[]> {
  const { root } = options
  const changesets = await readChangesets(root)
  const headless = changesets.filter(({ hasHead }) => !hasHead).map(({ file }) => headlessProblem(file))
  if ((await git(root, ['rev-parse', 'HEAD'])) === undefined) return headless
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
  return [...headless, ...(await Promise.all(checks)).flat()]
}

/** Version of a package that has never been published. */
const unreleased = '0.0.0'

function problem({ name }: Releasable, what: string): Problem {
  const next = `Run \`pnpm changeset\`, choose ${name} and describe what the change means for its users.`
  return { package: name, message: `The public names of ${name} ${what}, and no changeset says so. ${next}` }
}

function headlessProblem(file: string): Problem {
  const next = 'Delete it, or write the packages between two lines of --- and below them what changed for their users.'
  return { package: file, message: `${file} names no packages at its beginning, so no release can be made. ${next}` }
}

interface Comparison extends CheckChangesetsOptions {
  changesets: readonly Changeset[]
}

async function isMissing(one: Releasable, commit: string, { root, folder, changesets }: Comparison): Promise<boolean> {
  // The commit has another version: this is the release itself, which has consumed its changesets.
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
  // The package did not exist at this commit, so this version is not released yet.
  if (text === undefined) return version
  const manifest: { version: string } = JSON.parse(text)
  return manifest.version
}

/** The commit that set the current version of the package; undefined if the package is not committed yet. */
async function released(root: string, { dir }: Releasable): Promise<string | undefined> {
  const line = String.raw`^  "version":`
  const commit = await git(root, ['log', '-1', '--format=%H', `-G${line}`, '--', `${dir}/package.json`])
  return commit?.trim() || undefined
}

/** The merge base of HEAD and the base branch, which is HEAD on the base branch itself; undefined if there is no such branch. */
async function leftBase(root: string, base?: string): Promise<string | undefined> {
  const branches = base === undefined ? ['origin/main', 'main'] : [base]
  const commits = await Promise.all(branches.map((branch) => git(root, ['merge-base', 'HEAD', branch])))
  return commits.find((commit) => commit !== undefined)?.trim()
}
