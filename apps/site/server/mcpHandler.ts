import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHttpListener, createServerFactory, type HttpListener } from '@view-design/mcp'
import { locales, localizePath } from '@view-site/i18n/product'

/** Options of {@link mcpHandler}. */
export interface McpHandlerOptions {
  /** Folder of the built site. */
  dir: string
  /** Host names by which clients reach the site, without a port. Empty: there is no MCP server. */
  hosts: readonly string[]
}

/**
 * Serves the MCP server of the documentation at `/mcp`, in each language below its prefix: `/en-US/mcp`. Returns whether it answers a
 * request; all others are the site's.
 */
export function mcpHandler({ dir, hosts }: McpHandlerOptions): (request: IncomingMessage, response: ServerResponse) => boolean {
  if (hosts.length === 0) return () => false
  const listeners = new Map<string, HttpListener>(
    locales.map((locale) => [
      localizePath('/mcp', locale),
      createHttpListener({ createServer: createServerFactory({ docs: dir, locale }), allowedHosts: hosts }),
    ]),
  )
  return (request, response) => {
    const listener = listeners.get((request.url ?? '/').replace(/\?.*/, ''))
    listener?.answer(request, response)
    return listener !== undefined
  }
}
