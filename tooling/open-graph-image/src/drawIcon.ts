import { Resvg } from '@resvg/resvg-js'

export interface DrawIconOptions {
  /** Width and height in pixels. */
  size: number
  /** @default transparent */
  background?: string
  /** Space around the drawing, as a share of the icon: devices cut the corners of icons without a transparent background. @default 0 */
  padding?: number
}

/** Draws a square SVG as a PNG icon. Its media queries do not match: it has the colours of light windows. */
export function drawIcon(svg: string, { size, background, padding = 0 }: DrawIconOptions): Buffer {
  const share = 1 - 2 * padding
  const place = `x="${padding * size}" y="${padding * size}" width="${share * size}" height="${share * size}"`
  const framed = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${svg.replace('<svg', `<svg ${place}`)}</svg>`
  return new Resvg(framed, { ...(background !== undefined && { background }), font: { loadSystemFonts: false } }).render().asPng()
}

/** A PNG of at most 256 px as an `.ico` file. */
export function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  // One icon; of 256 px, which is 0 in one byte, at most; 32 bits per pixel; the PNG follows the header.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size % 256, 6)
  header.writeUInt8(size % 256, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
