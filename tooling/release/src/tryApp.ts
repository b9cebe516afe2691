import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '@view-site/bootstrap/processes'
import type { PackageManifest, PublishedPackage } from '@view-site/published'
import type { Report } from './createReport.ts'
import type { FreshApp, PackageManager } from './FreshApp.ts'
import { instancesOf } from './instancesOf.ts'
import type { Environment } from './registry/npmHome.ts'
import { typeChecks } from './typeChecks.ts'
import { writeFiles } from './writeFiles.ts'

export interface TryOptions {
  manager: PackageManager
  /** An empty folder outside of the workspace. */
  folder: string
  /** The scope that has just been published, which is exempt from pnpm's minimum release age. */
  scope: string
  published: readonly PublishedPackage[]
  /** Versions of the development dependencies. */
  catalog: Readonly<Record<string, string>>
  /** Output folder for screenshots. */
  out: string
  env: Environment
  report: Report
}

const install = { npm: ['install'], pnpm: ['add'] } as const

/** Installs a fresh app, checks its types with both module resolutions, builds it and tests it. Reports each step. */
export async function tryApp(app: FreshApp, { manager, folder, scope, published, catalog, out, env, report }: TryOptions): Promise<void> {
  const title = `${app.name}, ${manager}`
  const command = (file: string, args: readonly string[]) => run(file, args, { cwd: folder, env, quiet: true })
  const bin = (name: string) => join(folder, 'node_modules/.bin', name)

  const checks = typeChecks(app.tools.includes('@types/node') ? ['node'] : [])
  await writeFiles(folder, {
    ...app.files,
    ...checks,
    'package.json': JSON.stringify(manifestOf(app, catalog), null, 2),
    'pnpm-workspace.yaml': `minimumReleaseAgeExclude: ['${scope}/*', view-docs, create-view-admin, create-view-docs]\n`,
  })
  const isInstalled = await report.attempt(`${title}: install`, () => command(manager, [...install[manager], ...app.packages]))
  if (!isInstalled) return
  await report.attempt(`${title}: the published versions, and one of ${app.once.join(', ')}`, async () => {
    requireVersions(folder, app.packages, published)
    requireOne(folder, app.once)
  })
  for (const config of Object.keys(checks)) {
    const resolution = config.replace(/^tsconfig\.|\.json$/g, '')
    // oxlint-disable-next-line no-await-in-loop -- the compiler takes all cores by itself
    await report.attempt(`${title}: types (${resolution})`, () => command(bin('tsc'), ['-p', config]))
  }
  const { build, use } = app
  if (build) {
    const [tool, ...args] = build
    if (!(await report.attempt(`${title}: build`, () => command(bin(tool), args)))) return
  }
  if (use) await report.attempt(`${title}: use`, () => use({ folder, pictures: join(out, `${app.name}-${manager}`), env }))
}

function manifestOf({ name, tools }: FreshApp, catalog: TryOptions['catalog']) {
  const devDependencies = Object.fromEntries(tools.map((tool) => [tool, catalog[tool]]))
  return { name, version: '0.0.0', private: true, type: 'module', devDependencies }
}

function requireVersions(folder: string, requested: readonly string[], published: readonly PublishedPackage[]): void {
  const installed = instancesOf(
    folder,
    published.map(({ manifest }) => manifest.name),
  )
  for (const { manifest } of published) {
    const places = installed.get(manifest.name) ?? []
    if (places.length === 0 && requested.includes(manifest.name)) throw new Error(`${manifest.name} was requested but is not installed.`)
    for (const place of places) {
      const { version }: PackageManifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
      if (version !== manifest.version)
        throw new Error(`${manifest.name} is installed as ${version}, but ${manifest.version} was published.`)
    }
  }
}

function requireOne(folder: string, names: readonly string[]): void {
  const wrong = [...instancesOf(folder, names)].filter(([, places]) => places.length !== 1)
  if (wrong.length === 0) return
  const list = wrong.map(
    ([name, places]) => `${name}, ${places.length} times: ${places.map((place) => place.slice(folder.length + 1)).join(', ')}`,
  )
  throw new Error(
    `Not installed exactly once:\n${list.join('\n')}\nMake it a peer dependency with a range in the package that installs its own copy.`,
  )
}
