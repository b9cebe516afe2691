const magic = 0x31_53_53_56

/** Puts a check sum before the bytes of a part. */
export function seal(body: Uint8Array): Uint8Array<ArrayBuffer> {
  const sealed = new Uint8Array(body.length + 8)
  const view = new DataView(sealed.buffer)
  view.setUint32(0, magic, true)
  view.setUint32(4, checksum(body), true)
  sealed.set(body, 8)
  return sealed
}

/** The bytes of a part, or `undefined` if they differ from the sealed ones: truncated, damaged, or replaced by another page. */
export function unseal(sealed: Uint8Array<ArrayBuffer>): Uint8Array | undefined {
  if (sealed.length < 8) return undefined
  const view = new DataView(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  const body = sealed.subarray(8)
  return view.getUint32(0, true) === magic && view.getUint32(4, true) === checksum(body) ? body : undefined
}

/** FNV-1a: it finds damage, and need not withstand malice, since the part comes from the site itself. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x81_1c_9d_c5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01_00_01_93)
  return hash >>> 0
}
