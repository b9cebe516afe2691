import type { Server } from 'node:http'

export interface LocalServer {
  origin: string
  close: () => Promise<void>
}

/** Lets a server listen on a free port of the loopback interface. */
export async function listenLocally(server: Server): Promise<LocalServer> {
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(0, '127.0.0.1', done)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server got no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}
