import { createControl, type Control } from '@view-site/test-api/control'
import { freePort } from './freePort.ts'
import { startServer } from './startServer.ts'

/** A site and an API with separate data: changes of the clock or the connection in one worker do not affect others. */
export interface World {
  /** Origin of the site. */
  site: string
  /** Origin of the API. */
  api: string
  /** File in which the site, and nginx in front of its files, record the requested paths. */
  served: string
  control: Control
  close: () => Promise<void>
}

export interface StartWorldOptions {
  /** Log file of the output of both servers. */
  log: string
  /** Names of response headers, in lower case, that the site does not send. @default none */
  omitHeaders?: readonly string[]
}

/** Starts the built site and a mock API with an empty database. */
export async function startWorld({ log, omitHeaders = [] }: StartWorldOptions): Promise<World> {
  const apiPort = await freePort()
  const sitePort = await freePort()
  const api = `http://127.0.0.1:${apiPort}`
  const site = `http://127.0.0.1:${sitePort}`
  const served = log.replace(/\.log$/, '-served.txt')
  const [closeApi, closeSite] = await Promise.all([
    startServer({
      app: 'apps/mock-api',
      entry: 'src/main.ts',
      env: { PORT: String(apiPort), CONTROL: '1', DATABASE_FILE: ':memory:', LOCKED_DIR: '../site/dist/locked', LOG_LEVEL: 'info' },
      url: `${api}/health`,
      log,
    }),
    startSite({ port: sitePort, api, log, served, omitHeaders }),
  ])
  return {
    site,
    api,
    served,
    control: createControl(api),
    close: async () => void (await Promise.all([closeApi(), closeSite()])),
  }
}

export interface StartSiteOptions {
  port: number
  /** Origin of the API. */
  api: string
  /** Log file of the server's output. */
  log: string
  /** File that records the requested paths. */
  served?: string
  /** Names of response headers, in lower case, that are not sent. @default none */
  omitHeaders?: readonly string[]
}

/** Starts a server of the built site alone. */
export function startSite({ port, api, log, served, omitHeaders = [] }: StartSiteOptions): Promise<() => Promise<void>> {
  return startServer({
    app: 'apps/site',
    entry: 'server/main.ts',
    env: { PORT: String(port), API_URL: api, OMIT_HEADERS: omitHeaders.join(), ...(served !== undefined && { SERVED_LOG: served }) },
    url: `http://127.0.0.1:${port}/favicon.svg`,
    log,
  })
}
