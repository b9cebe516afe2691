import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { ConfigError } from '../config/ConfigError.ts'
import type { Project } from '../config/Project.ts'

/** Serves the built site as a web server would, at its base path. */
export async function preview({ root, base: baseOf }: Project, port: number): Promise<void> {
  const base = baseOf()
  const folder = join(root, 'dist/client')
  const missing = join(folder, '404.html')
  if (!existsSync(missing)) throw new ConfigError('There is no built site. Run `view-docs build` first.')
  const serve = sirv(folder, { brotli: true, gzip: true, etag: true, extensions: ['html'] })
  const server = createServer((request, response) => {
    const { url = '/' } = request
    const notFound = () => void response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(readFileSync(missing))
    if (`${url}/` === base || (url === '/' && base !== '/')) return response.writeHead(302, { location: base }).end()
    if (!url.startsWith(base)) return notFound()
    request.url = url.slice(base.length - 1)
    return serve(request, response, notFound)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  process.stdout.write(`The built site: http://127.0.0.1:${port}${base}\n`)
}
