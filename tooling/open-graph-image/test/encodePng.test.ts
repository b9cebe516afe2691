import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodePng } from '../src/encodePng.ts'

/** Colours of a PNG with a palette and unfiltered rows, as RGB numbers. */
function decode(png: Buffer): { width: number; height: number; colors: number[] } {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    chunks.set(png.toString('ascii', at + 4, at + 8), png.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  const [header, palette, data] = ['IHDR', 'PLTE', 'IDAT'].map((name) => chunks.get(name) ?? Buffer.alloc(13))
  const [width, height] = [header?.readUInt32BE(0) ?? 0, header?.readUInt32BE(4) ?? 0]
  const rows = inflateSync(data ?? '')
  const places = Array.from({ length: height }, (_, row) => [...rows.subarray(row * (width + 1) + 1, (row + 1) * (width + 1))]).flat()
  return { width, height, colors: places.map((place) => palette?.readUIntBE(place * 3, 3) ?? -1) }
}

function pixelsOf(colors: readonly number[]): Uint8Array {
  return Uint8Array.from(colors.flatMap((color) => [color >> 16, (color >> 8) & 0xff, color & 0xff, 0xff]))
}

test('decoding returns the original pixels, also of repeated rows', () => {
  const row = [0xffffff, 0x2d8cf0, 0x151d2b]
  const colors = [...row, ...row, ...row.toReversed(), ...row]
  const png = encodePng(pixelsOf(colors), 3, 4)
  expect(png && decode(png)).toEqual({ width: 3, height: 4, colors })
})

test('encodes 256 colours, and returns undefined for more', () => {
  const colors = Array.from({ length: 256 }, (_, index) => index * 257)
  const png = encodePng(pixelsOf(colors), 16, 16)
  expect(png && decode(png).colors).toEqual(colors)
  expect(encodePng(pixelsOf([...colors, 0xabcdef]), 257, 1)).toBeUndefined()
})
