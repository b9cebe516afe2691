import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { listenLocally } from '../src/registry/listenLocally.ts'

export interface RecordingRegistry {
  address: string
  /** The received requests: `PUT /name`. */
  requests: string[]
}

/** A registry that accepts everything and only records the requests. */
export async function recordingRegistry(): Promise<RecordingRegistry> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    request.resume().on('end', () => {
      response.writeHead(request.method === 'PUT' ? 201 : 404, { 'content-type': 'application/json' }).end('{}')
    })
  })
  // Requests that use it as a proxy.
  server.on('connect', (request, socket) => {
    requests.push(`CONNECT ${request.url}`)
    socket.destroy()
  })
  const { origin, close } = await listenLocally(server)
  onTestFinished(close)
  return { address: `${origin}/`, requests }
}
