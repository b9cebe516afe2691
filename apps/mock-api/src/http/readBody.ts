import * as errorCodes from '@view-site/contract/error-codes'
import { failure } from './replies.ts'

/** Largest body in bytes. */
export const bodyLimit = 64 * 1024

/** Milliseconds in which a body has to arrive. */
export const bodyTimeout = 10_000

/** What was read of a request, or the reply that rejects it. */
export type Read<Content> = Content | { refusal: Response }

/** Parses the JSON object in a request, or returns the reply that rejects it: 400, 408, 413 or 415. */
export async function readBody(request: Request, timeout?: number): Promise<Read<{ body: Record<string, unknown> }>> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') {
    return { refusal: failure(errorCodes.invalid, { fields: { 'content-type': 'send application/json' } }, 415) }
  }
  const read = await readText(request, timeout)
  if ('refusal' in read) return read
  const body = parseObject(read.text)
  return body === undefined ? refuse('send one JSON object', 400) : { body }
}

/**
 * Reads a body of at most `bodyLimit` bytes of UTF-8, or returns the reply that rejects it: 413 for a larger one, 408 for one that takes
 * longer than `timeout` milliseconds, 400 for other bytes or a connection that broke. Never holds more than the limit in memory; the
 * server closes a connection that keeps sending.
 */
export async function readText(request: Request, timeout = bodyTimeout): Promise<Read<{ text: string }>> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) return tooLarge()
  if (request.body === null) return { text: '' }
  const reader = request.body.getReader()
  const late = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => late.resolve('late'), timeout)
  try {
    const chunks: Uint8Array[] = []
    for (let size = 0; ;) {
      // oxlint-disable-next-line no-await-in-loop -- one chunk after another
      const chunk = await Promise.race([reader.read(), late.promise])
      if (chunk === 'late') return refuse(`send the body within ${timeout / 1000} s`, 408)
      if (chunk.done) return { text: utf8.decode(Buffer.concat(chunks)) }
      size += chunk.value.byteLength
      if (size > bodyLimit) return tooLarge()
      chunks.push(chunk.value)
    }
  } catch {
    return refuse('send a complete body in UTF-8', 400)
  } finally {
    clearTimeout(timer)
    void reader.cancel().catch(() => undefined)
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function tooLarge(): { refusal: Response } {
  return refuse(`send at most ${bodyLimit} bytes`, 413)
}

function refuse(body: string, status: 400 | 408 | 413): { refusal: Response } {
  return { refusal: failure(errorCodes.invalid, { fields: { body } }, status) }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
