import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { resolve } from 'node:path'
import { listen, refreshedOnBuild, staticFiles } from '@view-site/static-server'
import { serverEnv } from './serverEnv.ts'

/** Serves the built playground with its headers. */
function main(): void {
  const { host, port, dist, sites } = serverEnv(process.env)
  const folder = resolve(import.meta.dirname, '..', dist)
  const handler = refreshedOnBuild(resolve(folder, 'headers.json'), () => playgroundHandler(folder, sites))
  listen((request, response) => handler()(request, response), { host, port })
}

function playgroundHandler(folder: string, sites: string): RequestListener {
  const built: Record<string, string> = JSON.parse(readFileSync(resolve(folder, 'headers.json'), 'utf8'))
  // The last directive of the policy.
  const policy = `${built['content-security-policy']} ${sites}`.trim()
  const headers = { ...built, 'content-security-policy': policy }
  const serve = staticFiles(resolve(folder, 'client'), { immutable: /^\/assets\//, headers: () => headers })
  return (request, response) => {
    serve(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache', ...headers })
      response.end('Not found. The playground is at /.')
    })
  }
}

main()
