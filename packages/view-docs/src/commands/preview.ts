import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { ConfigError, type ResolvedConfig } from '../config/resolveConfig.ts'

/** Serves the built site as a web server would. */
export async function preview({ root }: ResolvedConfig, port: number): Promise<void> {
  const folder = join(root, 'dist/client')
  const missing = join(folder, '404.html')
  if (!existsSync(missing)) throw new ConfigError('There is no built site. Run `view-docs build` first.')
  const serve = sirv(folder, { brotli: true, gzip: true, etag: true, extensions: ['html'] })
  const server = createServer((request, response) =>
    serve(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(readFileSync(missing))
    }),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  process.stdout.write(`The built site: http://127.0.0.1:${port}\n`)
}
