import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { listen, refreshedOnBuild } from '@view-site/static-server'
import { createProxyServer } from 'httpxy'
import { mcpHandler } from './mcpHandler.ts'
import { serverEnv } from './serverEnv.ts'
import { staticHandler } from './staticHandler.ts'

const apiPaths = /^\/(v1|api|__control)(\/|$|\?)|^\/openapi(\.json$|\/|$|\?)/

/** Serves the built site and proxies the API's paths, so that both have one origin, as in production. */
function main(): void {
  const { host, port, apiUrl, distDir, servedLog, mcpHosts } = serverEnv(process.env)
  const dir = resolve(import.meta.dirname, '..', distDir)
  const serveStatic = refreshedOnBuild(resolve(dir, '../files.json'), () => staticHandler(dir))
  const answerMcp = mcpHandler({ dir, hosts: mcpHosts })
  const proxy = createProxyServer({ target: apiUrl, xfwd: true })
  proxy.on('error', (_error, _request, response) => {
    if (!response || !('writeHead' in response) || response.headersSent) return
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    response.end('The API does not answer.')
  })
  listen(
    (request, response) => {
      if (servedLog !== undefined) appendFileSync(servedLog, `${request.url?.replace(/[?#].*$/, '') ?? '/'}\n`)
      if (apiPaths.test(request.url ?? '/')) {
        void proxy.web(request, response)
        return
      }
      if (answerMcp(request, response)) return
      serveStatic()(request, response)
    },
    { host, port },
  )
}

main()
