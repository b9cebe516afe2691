import { readFile, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { run } from '@view-site/bootstrap/processes'
import { runs } from '@view-site/vitest-config/runs'
import { expect, onTestFinished, test } from 'vitest'
import { npmHome } from '../src/registry/npmHome.ts'
import { publishCanary } from '../src/registry/publishCanary.ts'
import { startRegistry } from '../src/registry/startRegistry.ts'
import { writeFiles } from '../src/writeFiles.ts'
import { temporary } from './temporary.ts'

const scope = '@view-site'
const repository = resolve(import.meta.dirname, '../../..')
const packageOf = (name: string, more: object = {}) =>
  JSON.stringify({ name: `${scope}/${name}`, version: '1.0.0', files: [], publishConfig: { access: 'public' }, ...more })

/** A repository of two packages with the settings of this one, a registry, and an environment that knows no other one. */
async function prepare() {
  const root = await temporary({
    'package.json': JSON.stringify({ name: 'root', private: true, scripts: { 'release:build': 'node --version' } }),
    'pnpm-workspace.yaml': 'packages: [packages/*]\n',
    '.gitignore': 'node_modules\n',
    '.changeset/config.json': await readFile(join(repository, '.changeset/config.json'), 'utf8'),
    'packages/one/package.json': packageOf('one'),
    'packages/two/package.json': packageOf('two', { dependencies: { [`${scope}/one`]: 'workspace:^' } }),
  })
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'))
  const registry = await startRegistry({ folder: join(await temporary(), 'registry'), scope, others: [] })
  onTestFinished(registry.close)
  const env = await npmHome({ folder: await temporary(), registry: registry.address, scope, token: registry.token })
  const command = (file: string, ...args: string[]) => run(file, args, { cwd: root, env, quiet: true })
  await command('git', 'init', '--quiet', '--initial-branch', 'main')
  await command('git', 'add', '.')
  await command('git', 'commit', '--quiet', '--message', 'Begin')
  const tags = async (name: string): Promise<Record<string, string>> => {
    const { 'dist-tags': found }: { 'dist-tags': Record<string, string> } = await (
      await fetch(`${registry.address}${scope}%2f${name}`)
    ).json()
    return found
  }
  return { root, env, command, tags }
}

// In a full run only: it takes 15 s of CPU for the commands of Changesets, npm and pnpm.
test.runIf(runs(0, 1) > 0)('a canary is the next version under its own tag; versions that wait for a release stop it', async () => {
  const { root, env, command, tags } = await prepare()
  const lines: string[] = []
  const canary = () => publishCanary({ root, env, say: (line) => lines.push(line) })
  const change = (name: string) => writeFiles(root, { [`.changeset/${name}.md`]: `---\n'${scope}/${name}': minor\n---\n\nNew.\n` })

  await change('one')
  expect(await canary()).toEqual([])
  expect(lines).toEqual([`No canary: ${scope}/two@1.0.0 must be released first.`])

  await command('git', 'checkout', '--quiet', '.')
  await command('pnpm', '-r', 'publish', '--no-git-checks')
  await change('one')
  const version = (await canary())[0]?.version ?? ''
  expect(version).toMatch(/^1\.1\.0-canary\.\d{14}-[0-9a-f]{7}$/)
  expect(await tags('one')).toEqual({ latest: '1.0.0', canary: version })
  expect(await tags('two')).toEqual({ latest: '1.0.0' })
})
