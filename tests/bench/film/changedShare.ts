import sharp from 'sharp'

/** The share of pixels, from 0 to 1, that differ between two pictures of the same size. */
export async function changedShare(before: Buffer, after: Buffer): Promise<number> {
  const [one, other] = await Promise.all([before, after].map((png) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })))
  if (!one || !other || one.data.length !== other.data.length) return 1
  const [first, second] = [pixels(one.data), pixels(other.data)]
  let changed = 0
  for (const [index, pixel] of first.entries()) if (pixel !== second[index]) changed += 1
  return changed / first.length
}

/** The four bytes of each pixel as one number. */
function pixels(data: Buffer): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
}
