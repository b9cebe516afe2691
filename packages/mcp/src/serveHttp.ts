import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostHeaderValidation, originValidation, toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server'

/** Where to serve, and to whom. */
export interface ServeHttpOptions {
  /** Creates the server that answers one request. */
  createServer: () => McpServer
  /** Network address to listen at. */
  host: string
  /** `0` takes a free port. */
  port: number
  /** Names that clients may reach the server by, without a port. Pages of other origins are refused, against DNS rebinding. */
  allowedHosts: readonly string[]
}

/** A server that listens. */
export interface HttpServer {
  /** Address for clients. */
  url: string
  close: () => Promise<void>
}

const path = '/mcp'

/** A template is at most 100,000 characters. */
const maxRequestBodySize = 512 * 1024

/** Serves the documentation by Streamable HTTP at `/mcp`. Rejects if it cannot listen there. */
export async function serveHttp({ createServer, host, port, allowedHosts }: ServeHttpOptions): Promise<HttpServer> {
  const handler = createMcpHandler(createServer, { maxRequestBodySize })
  const answer = toNodeHandler(handler, { maxRequestBodySize })
  const guards = [hostHeaderValidation([...allowedHosts]), originValidation([...allowedHosts])]
  const server = createHttpServer((request, response) => {
    if (!guards.every((isAllowed) => isAllowed(request, response))) return
    if (isRequest(request) && new URL(request.url, 'http://localhost').pathname === path) void answer(request, response)
    else response.writeHead(404, { 'content-type': 'text/plain' }).end(`The MCP server is at ${path}.\n`)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(listenError(error, host, port), { cause: error })))
    server.listen(port, host, resolve)
  })
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${addressOf(server.address()).port}${path}`,
    async close() {
      await handler.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** What a server receives has both, unlike what a client receives. */
function isRequest(message: IncomingMessage): message is IncomingMessage & { method: string; url: string } {
  return message.method !== undefined && message.url !== undefined
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server has no port: it listens at a socket.')
  return address
}

function listenError(error: Error, host: string, port: number): string {
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  return isTaken
    ? `Port ${port} is in use. Choose another with --port, or --port 0 for a free one.`
    : `Cannot listen at ${host}:${port}: ${error.message}. Choose another address with --host and --port.`
}
