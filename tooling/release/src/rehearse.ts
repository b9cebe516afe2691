import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '@view-site/bootstrap/processes'
import { publishedPackages, type PublishedPackage } from '@view-site/published'
import { parse } from 'yaml'
import { entriesApp } from './apps/entriesApp.ts'
import { nextApp } from './apps/nextApp.ts'
import { reactRouterApp } from './apps/reactRouterApp.ts'
import { scriptApp } from './apps/scriptApp.ts'
import { starterApp } from './apps/starterApp.ts'
import type { Report } from './createReport.ts'
import type { FreshApp, PackageManager } from './FreshApp.ts'
import { npmHome } from './registry/npmHome.ts'
import { publishAll } from './registry/publishAll.ts'
import { startRegistry } from './registry/startRegistry.ts'
import { tryAdminApp } from './tryAdminApp.ts'
import { tryApp } from './tryApp.ts'
import { tryCanary } from './tryCanary.ts'
import { tryDocsSite } from './tryDocsSite.ts'
import { writeSboms } from './writeSboms.ts'

export interface RehearseOptions {
  /** The repository; its committed state is released. */
  root: string
  /** An empty folder for the clone, the registry and the apps. */
  folder: string
  /** Output folder for screenshots. */
  out: string
  managers: readonly PackageManager[]
  /** Names of the apps to try. @default all */
  only?: readonly string[]
  report: Report
}

const scope = '@view-site'

/** Releases every package to a registry on this machine, and tests fresh apps that install them from there. */
export async function rehearse({ root, folder, out, managers, only, report }: RehearseOptions): Promise<void> {
  const clone = join(folder, 'clone')
  await report.must('Clone the committed state', () => run('git', ['clone', '--quiet', root, clone], { cwd: folder, quiet: true }))
  report.note(`  ${(await run('git', ['log', '-1', '--format=%h %s'], { cwd: clone, quiet: true })).trim()}`)
  const names = (await publishedPackages(clone)).map(({ manifest }) => manifest.name)
  const others = names.filter((name) => !name.startsWith(`${scope}/`))
  const registry = await report.must('Start a registry on this machine', () =>
    startRegistry({ folder: join(folder, 'registry'), scope, others }),
  )
  try {
    const env = await npmHome({ folder: join(folder, 'home'), registry: registry.address, scope, token: registry.token })
    const published = await publishAll({ clone, scope, registry: registry.address, env, report })
    await report.attempt('SBOM of every package, valid by the schema', async () => {
      const files = await writeSboms({ root: clone, folder: join(out, 'sbom') })
      report.note(`  ${files.length} documents in ${join(out, 'sbom')}`)
    })
    if (only === undefined || only.includes('docs')) {
      // First, while the caches of npm and pnpm are empty.
      for (const manager of managers) {
        for (const cache of ['cold', 'warm'] as const) {
          // oxlint-disable-next-line no-await-in-loop -- sequential, for meaningful durations
          await tryDocsSite({ manager, folder: join(folder, 'apps', `docs-${manager}-${cache}`), cache, out, env, report })
        }
      }
    }
    if (only === undefined || only.includes('admin')) {
      for (const manager of managers) {
        for (const router of ['tanstack', 'react-router'] as const) {
          // oxlint-disable-next-line no-await-in-loop -- sequential, for meaningful durations
          await tryAdminApp({ manager, router, folder: join(folder, 'apps', `admin-${manager}-${router}`), out, env, report })
        }
      }
    }
    const catalog = await catalogOf(clone)
    for (const app of await freshApps(clone, published, only)) {
      for (const manager of managers) {
        // oxlint-disable-next-line no-await-in-loop -- sequential, for meaningful durations
        await tryApp(app, { manager, folder: join(folder, 'apps', `${app.name}-${manager}`), scope, published, catalog, out, env, report })
      }
    }
    // Last: it changes the versions of the clone.
    if (only === undefined || only.includes('canary')) {
      await tryCanary({ clone, folder: join(folder, 'apps', 'canary'), registry: registry.address, env, report })
    }
  } finally {
    await registry.close()
  }
}

async function freshApps(clone: string, published: readonly PublishedPackage[], only?: readonly string[]): Promise<FreshApp[]> {
  const apps = [await starterApp(clone), await reactRouterApp(clone), await nextApp(clone), await scriptApp(clone), entriesApp(published)]
  return apps.filter(({ name }) => only === undefined || only.includes(name))
}

async function catalogOf(clone: string): Promise<Record<string, string>> {
  const { catalog }: { catalog: Record<string, string> } = parse(await readFile(join(clone, 'pnpm-workspace.yaml'), 'utf8'))
  return catalog
}
