import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The running site and a function that stops it. */
export interface RunningSite {
  origin: string
  close: () => Promise<void>
}

const site = resolve(import.meta.dirname, '../../../apps/site')
/** Timeout for the first response, in ms. */
const startTimeout = 60_000

/** Starts the last build of the site without the API: no film shows prices or accounts. */
export async function startSite(): Promise<RunningSite> {
  if (!existsSync(resolve(site, 'dist/client')))
    throw new Error('The site is not built. Run pnpm exec turbo run build --filter=@view-site/site first.')
  const port = await freePort()
  const server = spawn(process.execPath, ['--conditions=@view-site/source', 'server/main.ts'], {
    cwd: site,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const kill = () => server.kill()
  process.once('exit', kill)
  const origin = `http://127.0.0.1:${port}`
  await answers(origin, () => server.exitCode)
  return {
    origin,
    async close() {
      process.off('exit', kill)
      kill()
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}

async function answers(origin: string, exitCode: () => number | null): Promise<void> {
  const deadline = Date.now() + startTimeout
  while (Date.now() < deadline) {
    if (exitCode() !== null) throw new Error(`The server ended with ${exitCode()}; see its message above.`)
    const answer = await fetch(`${origin}/favicon.svg`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(`${origin} did not respond within ${startTimeout / 1000} s.`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}
