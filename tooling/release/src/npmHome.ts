import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loopbackRegistry } from './loopbackRegistry.ts'

export interface NpmHomeOptions {
  /** An empty folder: home, caches and stores of npm and pnpm. */
  folder: string
  registry: string
  /** Packages of this scope come from the registry, regardless of other settings. */
  scope: string
  token: string
}

/** Environment of a child process; `undefined` removes a variable. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What a child gets of our own environment. Everything else, settings of npm and tokens among it, stays here. */
const passedOn = [
  'PATH',
  'TMPDIR',
  'TURBO_CACHE_DIR',
  'LANG',
  'LC_ALL',
  'TZ',
  'TERM',
  'CI',
  'CHROMIUM_PATH',
  'SystemRoot',
  'ComSpec',
  'PATHEXT',
]

/** Nothing listens on the discard port: a request to any other address than this machine ends here. */
const nowhere = 'http://127.0.0.1:9'

/** Milliseconds that a request may take: a busy machine needs more than the minute that pnpm waits by itself. */
const patience = '600000'

/** A home folder in which npm and pnpm use a registry on this machine and none of the user's settings; their environment. */
export async function npmHome({ folder, scope, token, ...options }: NpmHomeOptions): Promise<Environment> {
  const registry = loopbackRegistry(options.registry)
  const settings = join(folder, '.npmrc')
  const npmrc = [`registry=${registry}`, `${scope}:registry=${registry}`, `${registry.replace('http:', '')}:_authToken=${token}`, '']
  await mkdir(folder, { recursive: true })
  await writeFile(settings, npmrc.join('\n'), { mode: 0o600 })
  return {
    ...Object.fromEntries(Object.keys(process.env).map((name) => [name, passedOn.includes(name) ? process.env[name] : undefined])),
    HOME: folder,
    USERPROFILE: folder,
    HTTP_PROXY: nowhere,
    HTTPS_PROXY: nowhere,
    NO_PROXY: '127.0.0.1,localhost,::1',
    npm_config_registry: registry,
    npm_config_userconfig: settings,
    npm_config_globalconfig: join(folder, 'global.npmrc'),
    npm_config_cache: join(folder, 'npm-cache'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    npm_config_fetch_timeout: patience,
    // pnpm does not read variables that begin with npm_config_.
    pnpm_config_registry: registry,
    pnpm_config_fetch_timeout: patience,
    pnpm_config_store_dir: join(folder, 'pnpm-store'),
    pnpm_config_cache_dir: join(folder, 'pnpm-cache'),
    TURBO_TELEMETRY_DISABLED: '1',
    GIT_CONFIG_GLOBAL: join(folder, '.gitconfig'),
    GIT_AUTHOR_NAME: 'Release rehearsal',
    GIT_AUTHOR_EMAIL: 'rehearsal@example.invalid',
    GIT_COMMITTER_NAME: 'Release rehearsal',
    GIT_COMMITTER_EMAIL: 'rehearsal@example.invalid',
  }
}
