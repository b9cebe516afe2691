import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { staticFiles } from '@view-site/static-server'

const dist = resolve(import.meta.dirname, '../../../apps/site/dist/client')

/** A running server of the built site. */
export interface ServedSite {
  origin: string
  /** The served folder. */
  dist: string
  close: () => void
}

/** Serves the built site's files as a static host would; there is no API behind it. */
export async function serveSite(): Promise<ServedSite> {
  if (!existsSync(dist)) throw new Error('The site is not built: run pnpm --filter @view-site/site build first.')
  const serve = staticFiles(dist, { immutable: /^\/assets\//, headers: () => ({}) })
  const server = createServer((request, response) => serve(request, response, () => response.writeHead(404).end()))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    dist,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
