import { run } from '@view-site/bootstrap/processes'
import type { PublishedPackage } from '@view-site/published'
import { loopbackRegistry } from './loopbackRegistry.ts'
import type { Environment } from './npmHome.ts'

export interface PublishingOptions {
  packages: readonly PublishedPackage[]
  scope: string
  /** The registry of the rehearsal. */
  registry: string
  /** The environment in which the packages will be published. */
  env: Environment
}

/**
 * Throws unless npm and pnpm, run in the folder of each package, report that they would publish it to this registry: a `.npmrc` in the
 * repository or `publishConfig` would take precedence.
 */
export async function requireLoopbackPublishing({ packages, scope, registry, env }: PublishingOptions): Promise<void> {
  for (const one of packages) {
    // oxlint-disable-next-line no-await-in-loop -- four processes at a time are enough
    const answers = await Promise.all(asked(one, scope, env))
    for (const { from, address } of [...declared(one), ...answers]) requireSame(registry, address, `${one.manifest.name}, ${from}`)
  }
}

interface Answer {
  from: string
  address: string
}

function declared({ manifest: { publishConfig = {} } }: PublishedPackage): Answer[] {
  const registries = Object.entries(publishConfig).filter(([key]) => key === 'registry' || key.endsWith(':registry'))
  return registries.map(([key, address]) => ({
    from: `publishConfig["${key}"] of package.json`,
    address: typeof address === 'string' ? address : '',
  }))
}

function asked({ path }: PublishedPackage, scope: string, env: Environment): Promise<Answer>[] {
  return ['npm', 'pnpm'].flatMap((tool) =>
    ['registry', `${scope}:registry`].map(async (key) => ({
      from: `${tool} config get ${key}`,
      // npm fails for a URL with credentials: the empty answer is then rejected.
      address: await run(tool, ['config', 'get', key], { cwd: path, env, quiet: true }).then(lastLine, () => ''),
    })),
  )
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? ''
}

function requireSame(registry: string, address: string, where: string): void {
  try {
    if (loopbackRegistry(address) === loopbackRegistry(registry)) return
  } catch (cause) {
    throw new Error(`Nothing was published (${where}). ${cause instanceof Error ? cause.message : ''}`, { cause })
  }
  throw new Error(`Nothing was published (${where}): the setting is another registry on this machine. Remove it.`)
}
