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

/** Environment variables that are passed on to child processes. All others, such as npm settings and tokens, are not. */
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

/** A proxy for all other hosts that refuses connections: nothing listens on the discard port. */
const nowhere = 'http://127.0.0.1:9'

/** Timeout of requests in ms, for a busy machine: pnpm's default is one minute. */
const fetchTimeout = '600000'

/** Creates a home folder for npm and pnpm with a registry on this machine and no settings of the user; returns their environment. */
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
    npm_config_fetch_timeout: fetchTimeout,
    // pnpm ignores variables that begin with npm_config_.
    pnpm_config_registry: registry,
    pnpm_config_fetch_timeout: fetchTimeout,
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
