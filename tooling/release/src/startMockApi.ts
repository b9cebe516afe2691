import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { start } from '@view-site/bootstrap/processes'
import { listenLocally } from './registry/listenLocally.ts'

export interface MockApi {
  origin: string
  stop: () => Promise<void>
}

/** Timeout for its first response in ms; generous, for a busy machine. */
const startTimeout = 60_000

/** Starts the mock API of a clone on a free port, with a separate database. */
export async function startMockApi(clone: string, database: string): Promise<MockApi> {
  const port = await freePort()
  const env = { PORT: String(port), HOST: '127.0.0.1', DATABASE_FILE: database, DATABASE_URL: undefined }
  const server = start(process.execPath, ['--conditions=@view-site/source', 'src/main.ts'], {
    cwd: join(clone, 'apps/mock-api'),
    env,
    quiet: true,
  })
  const origin = `http://127.0.0.1:${port}`
  const deadline = Date.now() + startTimeout
  while (!(await answers(origin))) {
    if (server.exitCode !== null) throw new Error(`The mock API exited while starting:\n${(await server.done).output}`)
    if (Date.now() > deadline) throw new Error(`The mock API did not respond within ${startTimeout / 1000} s.`)
    await sleep(200)
  }
  return {
    origin,
    async stop() {
      server.kill('SIGTERM')
      await server.done
    },
  }
}

async function freePort(): Promise<number> {
  const { origin, close } = await listenLocally(createServer())
  await close()
  return Number(new URL(origin).port)
}

async function answers(origin: string): Promise<boolean> {
  const reply = await fetch(origin).catch(() => undefined)
  await reply?.body?.cancel()
  return reply !== undefined
}
