import { createServer } from 'node:http'
import { staticFiles } from '@view-site/static-server'

/** A running server of a built site. */
export interface ServedSite {
  origin: string
  /** The served folder. */
  dist: string
  close: () => void
}

/**
 * Serves the files of a built site as a static host would, with their compressed copies.
 * @param immutable Paths of files with a hash in their names.
 */
export async function serveFolder(dist: string, immutable: RegExp): Promise<ServedSite> {
  const serve = staticFiles(dist, { immutable, headers: () => ({}) })
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
