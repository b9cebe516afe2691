import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostHeaderValidation, originValidation, toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server'

/** Options of {@link serveHttp}. */
export interface ServeHttpOptions {
  /** Creates the MCP server for a request. */
  createServer: () => McpServer
  /** Network address to listen on. */
  host: string
  /** Port to listen on; `0` for a free one. */
  port: number
  /** Allowed host names of requests, without a port. Pages of other origins are rejected, against DNS rebinding. */
  allowedHosts: readonly string[]
}

/** A listening server. */
export interface HttpServer {
  /** Address for clients. */
  url: string
  close: () => Promise<void>
}

const path = '/mcp'

/** Enough for the longest template, 100,000 characters. */
const maxRequestBodySize = 512 * 1024

/** Serves the documentation by Streamable HTTP at `/mcp`. Rejects if it cannot listen on the port. */
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

/** Whether method and URL are set, as in every message received by a server. */
function isRequest(message: IncomingMessage): message is IncomingMessage & { method: string; url: string } {
  return message.method !== undefined && message.url !== undefined
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
