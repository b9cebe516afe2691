import { createControl, type Control } from './control.ts'
import { portsOf } from './ports.ts'
import { startServer } from './startServer.ts'

/** A site and an API with data of their own: what one worker does to the clock or the lines disturbs no other. */
export interface World {
  /** Origin of the site. */
  site: string
  /** Origin of the API. */
  api: string
  control: Control
  close: () => Promise<void>
}

/** Starts the world of a worker: the built site in front of a mock API with an empty database. */
export async function startWorld(worker: number, log: string): Promise<World> {
  const ports = portsOf(worker)
  const api = `http://127.0.0.1:${ports.api}`
  const site = `http://127.0.0.1:${ports.site}`
  const [closeApi, closeSite] = await Promise.all([
    startServer({
      app: 'apps/mock-api',
      entry: 'src/main.ts',
      env: { PORT: String(ports.api), CONTROL: '1', DATABASE_FILE: ':memory:', LOCKED_DIR: '../site/dist/locked', LOG_LEVEL: 'info' },
      url: `${api}/health`,
      log,
    }),
    startSite({ port: ports.site, api, log }),
  ])
  return {
    site,
    api,
    control: createControl(api),
    close: async () => void (await Promise.all([closeApi(), closeSite()])),
  }
}

/** Starts a server of the built site alone. */
export function startSite({ port, api, log }: { port: number; api: string; log: string }): Promise<() => Promise<void>> {
  return startServer({
    app: 'apps/site',
    entry: 'server/main.ts',
    env: { PORT: String(port), API_URL: api },
    url: `http://127.0.0.1:${port}/favicon.svg`,
    log,
  })
}
