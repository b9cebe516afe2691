/** SHA-256 of a file in hexadecimal. Rejects outside of HTTPS, where browsers offer no cryptography. */
export async function sha256Of(file: Blob): Promise<string> {
  const { subtle } = globalThis.crypto
  const hash = await subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
