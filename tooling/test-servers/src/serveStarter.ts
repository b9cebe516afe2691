import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import sirv from 'sirv'

const dist = resolve(import.meta.dirname, '../../../apps/starter/dist')

/** A static server of the built starter, which serves `index.html` for unknown paths. */
export interface ServedStarter {
  origin: string
  close: () => Promise<void>
}

/** Serves the built starter on a free port. */
export async function serveStarter(): Promise<ServedStarter> {
  if (!existsSync(dist)) throw new Error('apps/starter/dist is missing: build it with `pnpm --filter @view-site/starter build`.')
  const serve = sirv(dist, { single: true })
  const server = createServer((request, response) => serve(request, response, () => void response.writeHead(404).end()))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server for the starter has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
