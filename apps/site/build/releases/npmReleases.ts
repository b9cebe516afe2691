import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import semver from 'semver'

const run = promisify(execFile)
const npm = (args: readonly string[], cwd?: string) => run('npm', [...args], { cwd, shell: process.platform === 'win32' })

/** Versions of a package's releases in the registry, oldest first; prereleases are left out. */
export async function publishedReleases(name: string): Promise<string[]> {
  const { stdout } = await npm(['view', name, 'versions', '--json'])
  const versions: string[] = [JSON.parse(stdout)].flat()
  return semver.sort(versions.filter((version) => semver.prerelease(version) === null))
}

/** Downloads a release and unpacks it into `<folder>/<version>`. Returns that path. */
export async function unpackRelease(name: string, version: string, folder: string): Promise<string> {
  const target = join(folder, version)
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const { stdout } = await npm(['pack', '--silent', `${name}@${version}`], target)
  await run('tar', ['-xzf', stdout.trim(), '--strip-components=1'], { cwd: target })
  return target
}
