import { expect, test } from 'vitest'
import { sourceLimit } from '../protocol/CodeMessage.ts'
import { decodeShare } from './decodeShare.ts'
import { encodeShare } from './encodeShare.ts'

const code = { source: '<template>\n  <p>你好 😀 &amp; "quotes" \\ #hash</p>\n</template>\n', locale: 'en-US' } as const

test('[PLUS-03] code and language come back from a link as they went in', async () => {
  const hash = await encodeShare(code)
  expect(hash).toMatch(/^#code1\.[\w-]+$/)
  expect(await decodeShare(hash)).toEqual(code)
})

test('[PLUS-03] a component of many lines makes a link shorter than itself', async () => {
  const source = '<Button type="primary">Save</Button>\n'.repeat(400)
  const hash = await encodeShare({ source, locale: 'zh-CN' })
  expect(hash.length).toBeLessThan(source.length / 10)
  expect(await decodeShare(hash)).toEqual({ source, locale: 'zh-CN' })
})

test('[PLUS-03] an address without code is no damaged link', async () => {
  for (const hash of ['', '#', '#top', '#L12']) expect(await decodeShare(hash), hash).toBe('none')
})

test('[PLUS-03] a link that lost or changed a letter is called damaged, never read as something else', async () => {
  const hash = await encodeShare(code)
  for (let at = 7; at < hash.length; at++) {
    const letter = hash[at] === 'A' ? 'B' : 'A'
    const changed = await decodeShare(hash.slice(0, at) + letter + hash.slice(at + 1))
    // The last letter of base64 carries bits that belong to no byte.
    if (changed !== 'damaged') expect(changed, `letter ${at}`).toEqual(code)
    if (at < hash.length - 1) expect(await decodeShare(hash.slice(0, at)), `cut at ${at}`).toBe('damaged')
  }
  for (const wrong of ['#code1.', '#code1.%%%', '#code1.AAAA', '#code2.eJwDAAAAAAE', '#code1.你好']) {
    expect(await decodeShare(wrong), wrong).toBe('damaged')
  }
})

test('[PLUS-03] a link of another shape, and one that unpacks without end, are called damaged', async () => {
  const hashOf = async (json: unknown) => {
    const packed = new Blob([JSON.stringify(json)]).stream().pipeThrough(new CompressionStream('deflate'))
    return `#code1.${Buffer.from(await new Response(packed).arrayBuffer()).toString('base64url')}`
  }
  for (const json of [null, [], 'text', {}, { source: 1, locale: 'zh-CN' }, { source: 'a', locale: 'fr-FR' }, { source: 'a' }]) {
    expect(await decodeShare(await hashOf(json)), JSON.stringify(json)).toBe('damaged')
  }
  expect(await decodeShare(await hashOf({ source: 'a'.repeat(sourceLimit + 1), locale: 'zh-CN' }))).toBe('damaged')
  expect(await decodeShare(await hashOf({ source: 'a'.repeat(20_000_000), locale: 'zh-CN' }))).toBe('damaged')
})
