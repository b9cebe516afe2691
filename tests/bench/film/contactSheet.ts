import sharp from 'sharp'
import type { Picture } from './filmPage.ts'

const width = 195
const height = 422
const label = 24
const gap = 8
const columns = 10

/** Draws pictures side by side in rows, each with its time above it, as a PNG. */
export async function contactSheet(pictures: readonly Picture[]): Promise<Buffer> {
  const rows = Math.ceil(pictures.length / columns)
  const small = await shrinkAll(pictures)
  const placeOf = (index: number) => ({
    left: gap + (index % columns) * (width + gap),
    top: gap + Math.floor(index / columns) * (label + height + gap),
  })
  const size = { width: gap + columns * (width + gap), height: gap + rows * (label + height + gap) }
  const texts = pictures.map(({ time }, index) => {
    const { left, top } = placeOf(index)
    return `<text x="${left}" y="${top + label - 8}">${time} ms</text>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="sans-serif" font-size="14">${texts.join('')}</svg>`
  return sharp({ create: { ...size, channels: 3, background: '#c8ccd4' } })
    .composite([
      { input: Buffer.from(svg), left: 0, top: 0 },
      ...small.map((input, index) => ({ input, left: placeOf(index).left, top: placeOf(index).top + label })),
    ])
    .png()
    .toBuffer()
}

/** Each picture once: most are the same as the one before. */
async function shrinkAll(pictures: readonly Picture[]): Promise<Buffer[]> {
  const known = new Map<Buffer, Promise<Buffer>>()
  const shrink = (png: Buffer) => {
    const drawn = known.get(png) ?? sharp(png).resize(width, height, { fit: 'cover', position: 'top' }).png().toBuffer()
    known.set(png, drawn)
    return drawn
  }
  return Promise.all(pictures.map(({ png }) => shrink(png)))
}
