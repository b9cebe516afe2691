import { parseCode, sourceLimit, type CodeMessage } from '../protocol/CodeMessage.ts'
import { shareVersion } from './shareVersion.ts'

/** Maximum decompressed size in bytes: the longest files with every character escaped, and their names. */
const byteLimit = sourceLimit * 6 + 3000

/** Decodes the hash of a shared URL: to code, to `none` without any, or to `damaged` if it is invalid. */
export async function decodeShare(hash: string): Promise<CodeMessage | 'none' | 'damaged'> {
  const text = hash.replace(/^#/, '')
  if (!text.startsWith(shareVersion)) return text.startsWith('code') ? 'damaged' : 'none'
  try {
    const packed = fromBase64Url(text.slice(shareVersion.length))
    const json: unknown = JSON.parse(await unpack(packed))
    return parseCode(json) ?? 'damaged'
  } catch {
    return 'damaged'
  }
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}

function unpack(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  let length = 0
  const limited = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      length += chunk.length
      if (length > byteLimit) controller.error(new RangeError(`The link contains more than ${byteLimit} bytes.`))
      else controller.enqueue(chunk)
    },
  })
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate')).pipeThrough(limited)).text()
}
