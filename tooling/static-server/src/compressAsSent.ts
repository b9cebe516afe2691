import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { constants, createBrotliCompress } from 'node:zlib'

const worthwhile = /^(text\/|image\/svg|application\/(json|javascript|xml|wasm))/

/** Smaller files gain nothing. */
const threshold = 860

/** A tenth more bytes than the copies that a build makes, for a twentieth of their time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** Compresses a file on its way, if it is sent as it is to a browser that reads brotli: a site may be served before its compressed copies are made. */
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

/** What is piped to the response goes through a compressor first. */
function compressBody(response: ServerResponse): void {
  response.once('pipe', (file) => {
    file.unpipe(response)
    // Whatever breaks off ends all three: there is nobody left to answer.
    pipeline(file, createBrotliCompress({ params }), response, () => {})
  })
}
