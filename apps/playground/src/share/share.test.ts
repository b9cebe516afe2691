import { expect, test } from 'vitest'
import { sourceLimit } from '../protocol/CodeMessage.ts'
import { mainFile } from '../protocol/files.ts'
import { decodeShare } from './decodeShare.ts'
import { encodeShare } from './encodeShare.ts'

const prefix = '#code1.'
const source = '<template>\n  <p>你好 😀 &amp; "quotes" \\ #hash</p>\n</template>\n'
const code = { files: { [mainFile]: source }, locale: 'en-US' } as const

test('[PLUS-03] decoding a link returns the original code and language', async () => {
  const hash = await encodeShare(code)
  expect(hash).toMatch(/^#code1\.[\w-]+$/)
  expect(await decodeShare(hash)).toEqual(code)
})

test('[PLUS-03] a link contains the path of the demo that the code is from; one without it is still valid', async () => {
  const page = '/view-ui-plus/component/base/button#type'
  expect(await decodeShare(await encodeShare({ ...code, page }))).toEqual({ ...code, page })
  expect(await decodeShare(await hashOf({ source, locale: 'en-US' }))).toEqual(code)
})

test('[PLUS-03] a link contains every file', async () => {
  const files = { [mainFile]: source, 'server.js': 'export default () => {}\n' }
  expect(await decodeShare(await encodeShare({ ...code, files }))).toEqual({ ...code, files })
  expect(await decodeShare(await hashOf({ source, others: { '../server.js': '' }, locale: 'en-US' }))).toBe('damaged')
})

test('[PLUS-03] the link of a long component is shorter than its source', async () => {
  const long = { files: { [mainFile]: '<Button type="primary">Save</Button>\n'.repeat(400) }, locale: 'zh-CN' } as const
  const hash = await encodeShare(long)
  expect(hash.length).toBeLessThan(long.files[mainFile].length / 10)
  expect(await decodeShare(hash)).toEqual(long)
})

test('[PLUS-03] a URL without code is not reported as damaged', async () => {
  expect(await Promise.all(['', '#', '#top', '#L12'].map(decodeShare))).toEqual(['none', 'none', 'none', 'none'])
})

test('[PLUS-03] a link with a missing or changed character is reported as damaged, never decoded to other code', async () => {
  const hash = await encodeShare(code)
  const letters = Array.from(hash.slice(prefix.length), (_letter, index) => index + prefix.length)
  const changed = letters.map((at) => hash.slice(0, at) + (hash[at] === 'A' ? 'B' : 'A') + hash.slice(at + 1))
  // Some bits of the last character are padding: changing them does not change the code.
  const read = await Promise.all(changed.map(decodeShare))
  expect(new Set(read.slice(0, -1))).toEqual(new Set(['damaged']))
  expect([JSON.stringify(code), '"damaged"']).toContain(JSON.stringify(read.at(-1)))
  const cut = letters.slice(0, -1).map((at) => hash.slice(0, at))
  expect(new Set(await Promise.all(cut.map(decodeShare)))).toEqual(new Set(['damaged']))
})

test('[PLUS-03] a link with other content, malformed data or a decompression bomb is reported as damaged', async () => {
  const shapes = [null, [], 'text', {}, { source: 1, locale: 'zh-CN' }, { source: 'a', locale: 'fr-FR' }, { source: 'a' }]
  const long = [sourceLimit + 1, 20_000_000].map((length) => ({ source: 'a'.repeat(length), locale: 'zh-CN' }))
  const packed = await Promise.all([...shapes, ...long].map(hashOf))
  const hashes = [...packed, '#code1.', '#code1.%%%', '#code1.AAAA', '#code2.eJwDAAAAAAE', '#code1.你好']
  expect(new Set(await Promise.all(hashes.map(decodeShare)))).toEqual(new Set(['damaged']))
  expect(await decodeShare(await hashOf({ source: 'a'.repeat(sourceLimit), locale: 'zh-CN' }))).not.toBe('damaged')
})

async function hashOf(json: unknown): Promise<string> {
  const packed = new Blob([JSON.stringify(json)]).stream().pipeThrough(new CompressionStream('deflate'))
  return prefix + Buffer.from(await new Response(packed).arrayBuffer()).toString('base64url')
}
