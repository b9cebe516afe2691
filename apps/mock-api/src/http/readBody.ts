import { failure } from './replies.ts'

/** Largest body in bytes. */
export const bodyLimit = 64 * 1024

/** Parses the JSON object in a request, or returns the reply that rejects it: 415, 413 or 400. */
export async function readBody(request: Request): Promise<{ body: Record<string, unknown> } | { refusal: Response }> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') {
    return { refusal: failure(40001, { fields: { 'content-type': 'send application/json' } }, 415) }
  }
  const text = await readLimited(request)
  if (text === undefined) return { refusal: failure(40001, { fields: { body: `send at most ${bodyLimit} bytes` } }, 413) }
  const body = parseObject(text)
  return body === undefined ? { refusal: failure(40001, { fields: { body: 'send one JSON object' } }, 400) } : { body }
}

async function readLimited(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) return undefined
  if (request.body === null) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > bodyLimit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
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
