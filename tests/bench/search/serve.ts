import { createServer, type Server } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import type { IndexFiles } from './Engine.ts'

const types: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  css: 'text/css',
  wasm: 'application/wasm',
}

/** A running server. */
export interface Served {
  origin: string
  server: Server
  /** Body bytes sent so far, counted here because the page does not see the requests of workers. */
  sent: () => number
  /** Requests answered so far. */
  requests: () => number
}

/** Serves files from memory, compressed with brotli where that helps, as a static host would. */
export async function serve(files: IndexFiles): Promise<Served> {
  const packed = new Map<string, { body: Buffer; encoding: string | undefined }>()
  const read = (path: string) => {
    const content = files.get(path)
    if (content === undefined) return undefined
    const known = packed.get(path)
    if (known) return known
    const raw = Buffer.from(content)
    const small = brotliCompressSync(raw, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
    })
    const file = small.length < raw.length ? { body: small, encoding: 'br' } : { body: raw, encoding: undefined }
    packed.set(path, file)
    return file
  }
  let sent = 0
  let requests = 0
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*$/, '')
    const file = read(path === '/' ? '/index.html' : path)
    if (!file) {
      response.writeHead(404).end()
      return
    }
    sent += file.body.length
    requests += 1
    response.setHeader(
      'content-type',
      types[path.slice(path.lastIndexOf('.') + 1)] ?? (path === '/' ? 'text/html' : 'application/octet-stream'),
    )
    response.setHeader('cache-control', 'max-age=31536000')
    if (file.encoding) response.setHeader('content-encoding', file.encoding)
    response.end(file.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return { origin: `http://127.0.0.1:${address.port}`, server, sent: () => sent, requests: () => requests }
}
