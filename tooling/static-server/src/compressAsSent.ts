import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { constants, createBrotliCompress } from 'node:zlib'

const worthwhile = /^(text\/|image\/svg|application\/(json|javascript|xml|wasm))/

/** Smaller files do not benefit. */
const threshold = 860

/** Quality 5: a tenth larger than the precompressed copies, in a twentieth of the time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/**
 * Compresses a response on the fly for browsers that accept brotli, if there is no precompressed copy: a site may be served before its
 * copies exist.
 */
export function compressAsSent(request: IncomingMessage, response: ServerResponse): void {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (request.method !== 'GET' || !/\bbr\b/.test(accepted)) return
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (status: number, ...more: unknown[]) => {
    const headers = { ...more.find(isHeaders) }
    if (status === 200 && isWorthwhile(headers)) {
      delete headers['Content-Length']
      compressBody(response)
      return writeHead(status, { ...headers, 'Content-Encoding': 'br' })
    }
    return writeHead(status, headers)
  }
}

function isHeaders(value: unknown): value is OutgoingHttpHeaders {
  return typeof value === 'object' && value !== null
}

function isWorthwhile(headers: OutgoingHttpHeaders): boolean {
  const { 'Content-Encoding': encoding, 'Content-Type': type, 'Content-Length': length } = headers
  return encoding === undefined && worthwhile.test(String(type)) && Number(length) >= threshold
}

/** Pipes the response through a compressor. */
function compressBody(response: ServerResponse): void {
  response.once('pipe', (file) => {
    file.unpipe(response)
    // If one stream fails, all three are destroyed: no error response is possible any more.
    pipeline(file, createBrotliCompress({ params }), response, () => {})
  })
}
