import type { IncomingMessage } from 'node:http'

/** Most bytes of a request. */
const limit = 100_000

/** The body of a request; undefined if it is too long or no JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  // Forms of other sites cannot send this type.
  if (request.headers['content-type'] !== 'application/json') return undefined
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= limit) chunks.push(chunk)
  }
  if (length > limit) return undefined
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    return undefined
  }
}
