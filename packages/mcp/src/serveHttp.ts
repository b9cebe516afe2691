import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHttpListener, type HttpListenerOptions } from './createHttpListener.ts'

/** Options of {@link serveHttp}. */
export interface ServeHttpOptions extends HttpListenerOptions {
  /** Network address to listen on. */
  host: string
  /** Port to listen on; `0` for a free one. */
  port: number
}

/** A listening server. */
export interface HttpServer {
  /** Address for clients. */
  url: string
  close: () => Promise<void>
}

const path = '/mcp'

/** Serves the documentation by Streamable HTTP at `/mcp`. Rejects if it cannot listen on the port. */
export async function serveHttp({ createServer, host, port, allowedHosts }: ServeHttpOptions): Promise<HttpServer> {
  const { answer, close } = createHttpListener({ createServer, allowedHosts })
  const server = createHttpServer((request, response) => {
    if (request.url?.replace(/\?.*/, '') === path) answer(request, response)
    else response.writeHead(404, { 'content-type': 'text/plain' }).end(`The MCP server is at ${path}.\n`)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(listenError(error, host, port), { cause: error })))
    server.listen(port, host, resolve)
  })
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${addressOf(server.address()).port}${path}`,
    async close() {
      await close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server has no port: it listens on a socket.')
  return address
}

function listenError(error: Error, host: string, port: number): string {
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  return isTaken
    ? `Port ${port} is in use. Choose another with --port, or --port 0 for a free one.`
    : `Cannot listen on ${host}:${port}: ${error.message}. Choose another address with --host and --port.`
}
