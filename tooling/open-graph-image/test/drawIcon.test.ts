import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { drawIcon, icoOf } from '../src/drawIcon.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#f00"/></svg>'

/** Colours of a PNG as RGBA numbers, along its middle row: at its edge, at a fifth, in the middle. */
function colorsOf(png: Buffer, size: number): string[] {
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`
  const { pixels } = new Resvg(image).render()
  return [0, 0.2, 0.5].map((share) => {
    const start = (Math.floor(size / 2) * size + Math.floor(share * size)) * 4
    return pixels.subarray(start, start + 4).toString('hex')
  })
}

test('an icon fills its square, or leaves space around it in a colour', () => {
  expect(colorsOf(drawIcon(svg, { size: 32 }), 32)).toEqual(['ff0000ff', 'ff0000ff', 'ff0000ff'])
  const padded = drawIcon(svg, { size: 180, background: '#ffffff', padding: 0.1 })
  expect(colorsOf(padded, 180)).toEqual(['ffffffff', 'ff0000ff', 'ff0000ff'])
  expect([padded.readUInt32BE(16), padded.readUInt32BE(20)]).toEqual([180, 180])
})

test('an .ico has the PNG after its header', () => {
  const png = drawIcon(svg, { size: 32 })
  const ico = icoOf(png, 32)
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([0, 1, 1, 32, 32])
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)]
  expect(ico.subarray(offset, offset + length)).toEqual(png)
})
