import { mkdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { run } from '@view-site/bootstrap/processes'
import { runServer } from 'verdaccio'
import { listenLocally } from './listenLocally.ts'
import { loopbackRegistry } from './loopbackRegistry.ts'

export interface RegistryOptions {
  /** An empty folder for published packages and cached downloads. */
  folder: string
  /** The scope that is published here; its packages are never fetched from the uplink. */
  scope: string
  /** Names of published packages outside of that scope. */
  others: readonly string[]
}

/** A registry on this machine. */
export interface Registry {
  address: string
  /** Token of its only user, with permission to publish. */
  token: string
  close: () => Promise<void>
}

/** Starts verdaccio on a free loopback port; all other packages are proxied from the registry that npm is configured with. */
export async function startRegistry({ folder, scope, others }: RegistryOptions): Promise<Registry> {
  await mkdir(folder, { recursive: true })
  // It would change the tarball URLs in the registry's responses.
  delete process.env.VERDACCIO_PUBLIC_URL
  const server: Server = await runServer(configOf(folder, [`${scope}/*`, ...others], await machineRegistry(folder)))
  const { origin, close } = await listenLocally(server)
  const address = loopbackRegistry(origin)
  return { address, token: await signUp(address), close }
}

// The URL may contain credentials, so it is only kept in memory.
async function machineRegistry(folder: string): Promise<string> {
  return (await run('npm', ['config', 'get', 'registry'], { cwd: folder, quiet: true })).trim().split('\n').at(-1) ?? ''
}

function configOf(folder: string, own: readonly string[], uplink: string) {
  return {
    self_path: folder,
    configPath: folder,
    storage: join(folder, 'storage'),
    web: { enable: false },
    auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: 1 } },
    uplinks: { machine: { url: uplink, timeout: '60s', maxage: '1h' } },
    packages: {
      ...Object.fromEntries(own.map((name) => [name, { access: '$all', publish: '$authenticated', unpublish: '$authenticated' }])),
      '**': { access: '$all', publish: 'nobody', proxy: 'machine' },
    },
    log: { type: 'file', path: join(folder, 'registry.log'), level: 'http', format: 'json' },
    max_body_size: '50mb',
    userRateLimit: { windowMs: 60_000, max: 1000 },
  }
}

async function signUp(address: string): Promise<string> {
  const user = { name: 'rehearsal', password: crypto.randomUUID() }
  const reply = await fetch(`${address}-/user/org.couchdb.user:${user.name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(user),
  })
  const { token }: { token?: string } = await reply.json()
  if (token === undefined)
    throw new Error(`The registry did not create a user (${reply.status}). Run with --keep and read registry.log in the temporary folder.`)
  return token
}
