import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { listen, staticFiles } from '@view-site/static-server'
import { serverEnv } from './serverEnv.ts'

/** Serves the built playground with its headers. */
function main(): void {
  const { host, port, dist } = serverEnv(process.env)
  const folder = resolve(import.meta.dirname, '..', dist)
  const headers: Record<string, string> = JSON.parse(readFileSync(resolve(folder, 'headers.json'), 'utf8'))
  const serve = staticFiles(resolve(folder, 'client'), { immutable: /^\/assets\//, headers: () => headers })
  listen(
    (request, response) => {
      serve(request, response, () => {
        response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache', ...headers })
        response.end('Nothing is here. The playground is at /.')
      })
    },
    { host, port },
  )
}

main()
