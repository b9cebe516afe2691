import { run } from '@view-site/bootstrap/processes'
import { publishedPackages, type PublishedPackage } from '@view-site/published'
import { coverWithChangesets } from '../coverWithChangesets.ts'
import type { Report } from '../createReport.ts'
import type { Environment } from './npmHome.ts'
import { requireLoopbackPublishing } from './requireLoopbackPublishing.ts'
import { unsign } from '../unsign.ts'

export interface PublishOptions {
  /** A clean clone of the repository. */
  clone: string
  scope: string
  registry: string
  /** An environment in which npm and pnpm know no other registry. */
  env: Environment
  report: Report
}

/** Performs the steps of a release on a clone: changeset, version, build, publish. Returns the published packages. */
export async function publishAll({ clone, scope, registry, env, report }: PublishOptions): Promise<PublishedPackage[]> {
  // The version changes during a release need no new installation.
  const settled = { pnpm_config_verify_deps_before_run: 'false' }
  const pnpm = (args: string[], variables: Environment = {}) =>
    run('pnpm', args, { cwd: clone, env: { ...variables, ...settled }, quiet: true })

  await report.must('Install the clone', () => pnpm(['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only']))
  await report.must('Changesets', async () => {
    const names = (await publishedPackages(clone)).map(({ manifest }) => manifest.name)
    const added = await coverWithChangesets(clone, names)
    if (added.length > 0) report.note(`  a patch is rehearsed for packages without a changeset: ${added.join(', ')}`)
  })
  await report.must('Versions', () => pnpm(['run', 'release:version']))
  const packages = await publishedPackages(clone)
  await Promise.all(packages.map(unsign))
  await report.must('Build', () => pnpm(['run', 'release:build']))
  await report.must('Check where npm and pnpm would publish', () => requireLoopbackPublishing({ packages, scope, registry, env }))
  await report.must('Publish', () => pnpm(['run', 'release:publish'], env))
  await report.must('Find every version in the registry', () => Promise.all(packages.map((one) => requirePublished(one, registry))))
  for (const { manifest } of packages) report.note(`  ${manifest.name}@${manifest.version}`)
  return packages
}

async function requirePublished({ manifest: { name, version } }: PublishedPackage, registry: string): Promise<void> {
  const reply = await fetch(`${registry}${name.replace('/', '%2f')}/${version}`)
  if (!reply.ok) throw new Error(`${name}@${version} is not in the registry (${reply.status}): publishing failed, or it is private.`)
}
