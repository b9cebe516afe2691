import { createServer } from 'node:net'

/** Finds a free port of 127.0.0.1, so that runs in several checkouts do not collide. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The operating system assigned no port.')
  return address.port
}
