import { globSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '@view-site/bootstrap/processes'
import type { Environment } from './npmHome.ts'

export interface PublishCanaryOptions {
  /** A clean checkout of the repository; the versions in its manifests and its changelogs are changed. */
  root: string
  /** Environment of the commands. @default that of this process */
  env?: Environment
  /** Takes a line about what is done, or why nothing is. */
  say: (line: string) => void
}

/** A version of a package that was published, or would be. */
export interface Release {
  name: string
  version: string
}

/** The dist-tag of canaries, and the beginning of their prerelease version. */
export const canaryTag = 'canary'

/**
 * Publishes every package with a changeset, and those that depend on one, as a snapshot under the dist-tag `canary`; no other tag changes.
 * Publishes nothing while there is no changeset, or while versions of a release wait for their approval: a canary would depend on them.
 */
export async function publishCanary({ root, env = process.env, say }: PublishCanaryOptions): Promise<Release[]> {
  // The version changes need no new installation.
  const pnpm = (...args: string[]) =>
    run('pnpm', args, { cwd: root, env: { ...env, pnpm_config_verify_deps_before_run: 'false' }, quiet: true })

  if (globSync('*.md', { cwd: join(root, '.changeset') }).every((file) => file === 'README.md')) {
    say('No canary: no changeset is waiting for a release.')
    return []
  }
  await pnpm('exec', 'changeset', 'version', '--snapshot', canaryTag)
  const file = join(root, '.changeset', 'canary-plan.json')
  await pnpm('exec', 'changeset', 'publish-plan', '--output', file)
  const plan = releasesOf(await readFile(file, 'utf8'))
  await rm(file)
  const waiting = plan.filter(({ version }) => !version.includes(`-${canaryTag}.`))
  if (waiting.length > 0) {
    say(`No canary: ${waiting.map(({ name, version }) => `${name}@${version}`).join(', ')} must be released first.`)
    return []
  }
  await pnpm('run', 'release:build')
  await pnpm('exec', 'changeset', 'publish', '--tag', canaryTag, '--no-git-tag')
  return plan
}

/** The releases of a publish plan of Changesets. */
export function releasesOf(json: string): Release[] {
  const { version, plan }: { version?: number; plan?: (Release & { kind: string })[][] } = JSON.parse(json)
  if (version !== 1 || plan === undefined) throw new Error('Changesets has another format of publish plans: update releasesOf.')
  return plan.flat().flatMap((one) => (one.kind === 'publish' ? [{ name: one.name, version: one.version }] : []))
}
