import type { IncomingMessage, ServerResponse } from 'node:http'
import { hostHeaderValidation, originValidation, toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server'

/** Options of {@link createHttpListener}. */
export interface HttpListenerOptions {
  /** Creates the MCP server for a request. */
  createServer: () => McpServer
  /** Allowed host names of requests, without a port. Pages of other origins are rejected, against DNS rebinding. */
  allowedHosts: readonly string[]
}

/** Answers requests of Node's HTTP server. */
export interface HttpListener {
  /** Answers a request to the address of the MCP server: which one that is, the caller decides. */
  answer: (request: IncomingMessage, response: ServerResponse) => void
  /** Ends the open streams. */
  close: () => Promise<void>
}

/** Enough for the longest template, 100,000 characters. */
const maxRequestBodySize = 512 * 1024

/** Answers the Streamable HTTP transport without sessions, for a server that has other addresses too. */
export function createHttpListener({ createServer, allowedHosts }: HttpListenerOptions): HttpListener {
  const handler = createMcpHandler(createServer, { maxRequestBodySize })
  const answer = toNodeHandler(handler, { maxRequestBodySize })
  const guards = [hostHeaderValidation([...allowedHosts]), originValidation([...allowedHosts])]
  return {
    answer(request, response) {
      if (!guards.every((isAllowed) => isAllowed(request, response))) return
      if (isRequest(request)) void answer(request, response)
    },
    close: () => handler.close(),
  }
}

/** Whether method and URL are set, as in every message received by a server. */
function isRequest(message: IncomingMessage): message is IncomingMessage & { method: string; url: string } {
  return message.method !== undefined && message.url !== undefined
}
