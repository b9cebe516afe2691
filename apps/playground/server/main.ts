import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { listen, staticFiles } from '@view-site/static-server'
import type { PlaygroundHeaders } from '../build/writeHeaders.ts'
import { serverEnv } from './serverEnv.ts'

const dist = resolve(import.meta.dirname, '../dist')
const immutable = /^\/(frame\/)?assets\//

/** Serves the built playground with its headers. */
function main(): void {
  const headers: PlaygroundHeaders = JSON.parse(readFileSync(resolve(dist, 'headers.json'), 'utf8'))
  const serve = staticFiles(resolve(dist, 'client'), {
    immutable,
    headers: (path) => (path.startsWith('/frame/') ? headers.frame : headers.page),
  })
  listen((request, response) => {
    serve(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache', ...headers.page })
      response.end('Nothing is here. The playground is at /.')
    })
  }, serverEnv(process.env))
}

main()
