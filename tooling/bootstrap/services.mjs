import { join } from 'node:path'
import { root } from './paths.mjs'
import { freePort, configuredPort } from './ports.mjs'
import { start } from './processes.mjs'

const source = '--conditions=@view-site/source'

/** The mock API with its control pages and outbox, on its own port; the site's origin proxies to it. */
export async function startApi({ watch = false } = {}) {
  const port = await freePort(configuredPort('API_PORT', 4310))
  const args = [...(watch ? ['--watch', '--watch-preserve-output'] : []), source, 'src/main.ts']
  const server = start(process.execPath, args, {
    cwd: join(root, 'apps/mock-api'),
    env: { PORT: String(port), CONTROL: '1', LOG_LEVEL: 'warn', LOCKED_DIR: join(root, 'apps/site/dist/locked') },
  })
  return { server, url: `http://127.0.0.1:${port}` }
}

/**
 * The built site.
 * @param duringBuild whether its pages are still being written: requests for one that is not there wait for it
 */
export async function startSite(api, { duringBuild = false } = {}) {
  const port = await freePort(configuredPort('PORT', 4300), { variable: 'PORT' })
  const server = start(process.execPath, [source, 'server/main.ts'], {
    cwd: join(root, 'apps/site'),
    env: { PORT: String(port), API_URL: api.url, ...(duringBuild && { DURING_BUILD: '1' }) },
  })
  return { server, url: `http://127.0.0.1:${port}` }
}

/** The playground's address, passed to the site. */
export async function playgroundUrl() {
  return `http://127.0.0.1:${await freePort(configuredPort('PLAYGROUND_PORT', 4320), { variable: 'PLAYGROUND_PORT' })}`
}

/** The built playground, on another origin than the site, whose pages may embed it. */
export function startPlayground(url, site) {
  const { port } = new URL(url)
  const server = start(process.execPath, [source, 'server/main.ts'], {
    cwd: join(root, 'apps/playground'),
    env: { PORT: port, SITES: site.url },
  })
  return { server, url }
}

/** The playground with hot reload of its page. */
export function startDevPlayground(url) {
  const { port } = new URL(url)
  const server = start(process.execPath, [source, 'build/run.ts', 'dev'], { cwd: join(root, 'apps/playground'), env: { PORT: port } })
  return { server, url }
}

/** The site with hot reload. */
export async function startDevSite(api, playground) {
  const port = await freePort(configuredPort('PORT', 4300), { variable: 'PORT' })
  const server = start(process.execPath, [source, 'node_modules/view-docs/src/cli.ts', 'dev'], {
    cwd: join(root, 'apps/site'),
    env: { PORT: String(port), API_URL: api.url, VITE_PLAYGROUND: `${playground.url}/` },
  })
  return { server, url: `http://127.0.0.1:${port}` }
}
