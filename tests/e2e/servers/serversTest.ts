import { mkdir, open, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { freePort, serveStarter, startPlayground, startSite, startWorld, type ServedStarter, type World } from '@view-site/test-servers'
import { consoleTest } from '../consoleTest.ts'
import { filmOfLastSeconds } from '../results/filmOfLastSeconds.ts'
import { repeats } from '../full.ts'
import { webServers, startWebServer, type WebServer } from './startWebServer.ts'

interface WorkerFixtures {
  /** Log file of this worker's servers. */
  serverLog: string
  /** The built site with a separate API and database. */
  world: World
  /** Origin of the built site with all of its headers, with the API of the worker's world, for journeys that open another window. */
  siteWithOpenerPolicy: string
  /** Origins of nginx and Caddy, which serve the built site and forward to the API of the worker's world. */
  origins: Readonly<Record<WebServer, string>>
  /** Origin of a built site whose API is unreachable. */
  lonelySite: string
  /** Origin of the built playground. */
  playground: string
  /** The built starter: static files. */
  starter: ServedStarter
}

/**
 * With an opener policy, Chromium replaces the process that a page began with by another when the response arrives, which is a sixth of the
 * processor time of a visit.
 */
const omitHeaders = repeats('the opener policy in every journey') ? [] : ['cross-origin-opener-policy']

/** An origin at which nothing listens. */
const nowhere = 'http://127.0.0.1:9'

/**
 * `test` with every server that a journey may need. Each starts with the first test of a worker that uses it. They are declared together
 * because Playwright restarts a worker, with its browser and servers, before a test with different worker fixtures.
 */
export const serversTest = consoleTest.extend<{ serverOutput: void; film: void }, WorkerFixtures>({
  serverLog: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    async ({}, use, { parallelIndex, project }) => {
      const file = join(project.outputDir, `servers-${parallelIndex}.log`)
      await mkdir(dirname(file), { recursive: true })
      await use(file)
    },
    { scope: 'worker' },
  ],
  serverOutput: [
    async ({ serverLog }, use, info) => {
      const begin = await sizeOf(serverLog)
      await use()
      if (info.status === info.expectedStatus) return
      const path = info.outputPath('servers.log')
      await writeFile(path, await readFrom(serverLog, begin))
      info.attachments.push({ name: 'log of the servers', path, contentType: 'text/plain' })
    },
    { auto: true },
  ],
  film: [
    async ({ context }, use, info) => {
      if (process.env.E2E_RECORD === undefined) return use()
      const film = await filmOfLastSeconds(context)
      await use()
      const path = info.outputPath('last-seconds.webm')
      const body = await film()
      if (body) await writeFile(path, body)
      if (body) info.attachments.push({ name: 'film', path, contentType: 'video/webm' })
    },
    { auto: true, timeout: 60_000 },
  ],
  world: [
    async ({ serverLog }, use) => {
      const world = await startWorld({ log: serverLog, omitHeaders })
      await use(world)
      await world.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  siteWithOpenerPolicy: [
    async ({ serverLog, world }, use) => {
      const port = await freePort()
      const close = await startSite({ port, api: world.api, log: serverLog, served: world.served })
      await use(`http://127.0.0.1:${port}`)
      await close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  origins: [
    async ({ serverLog, world }, use) => {
      const ports = { nginx: await freePort(), caddy: await freePort() }
      const started = await Promise.all(
        webServers.map((webServer) =>
          startWebServer(webServer, { port: ports[webServer], api: world.api, log: serverLog, served: world.served }),
        ),
      )
      await use({ nginx: `http://127.0.0.1:${ports.nginx}`, caddy: `http://127.0.0.1:${ports.caddy}` })
      await Promise.all(started.map((close) => close()))
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  lonelySite: [
    async ({ serverLog }, use) => {
      const port = await freePort()
      const close = await startSite({ port, api: nowhere, log: serverLog, omitHeaders })
      await use(`http://127.0.0.1:${port}`)
      await close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  playground: [
    async ({ serverLog }, use) => {
      const { origin, close } = await startPlayground({ port: await freePort(), log: serverLog })
      await use(origin)
      await close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  starter: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const starter = await serveStarter()
      await use(starter)
      await starter.close()
    },
    { scope: 'worker' },
  ],
})

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined)
  return found?.size ?? 0
}

async function readFrom(file: string, begin: number): Promise<Buffer> {
  const size = await sizeOf(file)
  if (size <= begin) return Buffer.from('The servers wrote nothing.\n')
  const handle = await open(file)
  const { buffer } = await handle.read(Buffer.alloc(size - begin), 0, size - begin, begin)
  await handle.close()
  return buffer
}
