import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '@view-site/bootstrap/processes'
import type { PackageManifest } from '@view-site/published'
import type { Report } from './createReport.ts'
import type { Environment } from './registry/npmHome.ts'
import { publishCanary } from './registry/publishCanary.ts'
import { writeFiles } from './writeFiles.ts'

export interface TryCanaryOptions {
  /** The clone whose packages have just been released. */
  clone: string
  /** An empty folder outside of the workspace. */
  folder: string
  registry: string
  env: Environment
  report: Report
}

const name = '@view-site/ui'

/** After a release: publishes a canary of a package, installs it by its dist-tag, and checks that `latest` is the release. */
export async function tryCanary({ clone, folder, registry, env, report }: TryCanaryOptions): Promise<void> {
  const before = await tagsOf(registry)
  const say = (line: string) => report.note(`  ${line}`)
  await report.must('canary: nothing without a changeset', async () => {
    if ((await publishCanary({ root: clone, env, say })).length > 0) throw new Error('Packages without a changeset were published.')
  })
  await writeFile(join(clone, '.changeset/rehearsed-canary.md'), `---\n'${name}': minor\n---\n\nRehearsed.\n`)
  const published = await report.must('canary: publish', () => publishCanary({ root: clone, env, say }))
  await report.attempt('canary: install it by its tag', async () => {
    await writeFiles(folder, { 'package.json': '{ "name": "canary", "version": "0.0.0", "private": true }' })
    await run('npm', ['install', '--ignore-scripts', '--legacy-peer-deps', `${name}@canary`], { cwd: folder, env, quiet: true })
    const text = await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8')
    const { version }: PackageManifest = JSON.parse(text)
    const expected = published.find((one) => one.name === name)?.version
    if (version !== expected) throw new Error(`${name}@canary is ${version}, but ${expected ?? 'nothing'} was published.`)
    report.note(`  ${name}@canary is ${version}; with it: ${published.map((one) => one.name).join(', ')}`)
  })
  await report.attempt('canary: latest is still the release', async () => {
    const after = await tagsOf(registry)
    if (before['latest'] === undefined || after['latest'] !== before['latest'])
      throw new Error(`latest of ${name} was ${before['latest'] ?? 'missing'} and is ${after['latest'] ?? 'missing'}.`)
  })
}

async function tagsOf(registry: string): Promise<Record<string, string | undefined>> {
  const reply = await fetch(`${registry}${name.replace('/', '%2f')}`)
  const { 'dist-tags': tags }: { 'dist-tags': Record<string, string> } = await reply.json()
  return tags
}
