import { appendFileSync, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { listen, refreshedOnBuild } from '@view-site/static-server'
import { createProxyServer } from 'httpxy'
import { mcpHandler } from './mcpHandler.ts'
import { serverEnv } from './serverEnv.ts'
import { staticHandler } from './staticHandler.ts'

const apiPaths = /^\/(v1|api|__control)(\/|$|\?)|^\/openapi(\.json$|\/|$|\?)/

/** Serves the built site and proxies the API's paths, so that both have one origin, as in production. */
function main(): void {
  const { host, port, apiUrl, distDir, servedLog, mcpHosts, omitHeaders, duringBuild } = serverEnv(process.env)
  const dir = resolve(import.meta.dirname, '..', distDir)
  const record = resolve(dir, '../files.json')
  // Later builds remove the record while they replace files: they do not leave the site incomplete.
  let isWritten = !duringBuild
  const isIncomplete = () => !(isWritten ||= existsSync(record))
  const serveStatic = refreshedOnBuild(record, () => staticHandler(dir, { isIncomplete, omitHeaders }))
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
