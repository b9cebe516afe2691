import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { createProxyServer } from 'httpxy'
import { serverEnv } from './serverEnv.ts'
import { staticHandler } from './staticHandler.ts'

const apiPaths = /^\/(v1|api|__control)(\/|$|\?)|^\/openapi(\.json$|\/|$|\?)/

/** Serves the built site and passes the API's paths on to it: one origin, as behind a real reverse proxy. */
function main(): void {
  const { host, port, apiUrl, distDir } = serverEnv(process.env)
  const serveStatic = staticHandler(resolve(import.meta.dirname, '..', distDir))
  const proxy = createProxyServer({ target: apiUrl, xfwd: true })
  proxy.on('error', (_error, _request, response) => {
    if (!response || !('writeHead' in response) || response.headersSent) return
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    response.end('The API does not answer.')
  })
  const server = createServer((request, response) => {
    if (apiPaths.test(request.url ?? '/')) void proxy.web(request, response)
    else serveStatic(request, response)
  })
  server.listen(port, host)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0))
      server.closeAllConnections()
    })
  }
}

main()
