import { partsOf, type CodeMessage } from '../protocol/CodeMessage.ts'
import { shareVersion } from './shareVersion.ts'

/** Encodes code with all its files, its language and the demo it is from as a URL hash: compressed, in characters that chat apps do not alter. */
export async function encodeShare({ files, locale, page }: CodeMessage): Promise<string> {
  const packed = new Blob([JSON.stringify({ ...partsOf(files), locale, page })]).stream().pipeThrough(new CompressionStream('deflate'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  return `#${shareVersion}${toBase64Url(bytes)}`
}

function toBase64Url(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
