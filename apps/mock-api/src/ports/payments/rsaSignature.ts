import { createSign, createVerify } from 'node:crypto'

/** Signs a text with RSA and SHA-256, in base64; the key is PEM. */
export function signRsa(text: string, privateKey: string): string {
  return createSign('RSA-SHA256').update(text).sign(privateKey, 'base64')
}

/** Whether a signature of `signRsa` is that of the text and the key. */
export function isSignedRsa(text: string, signature: string, publicKey: string): boolean {
  return createVerify('RSA-SHA256').update(text).verify(publicKey, signature, 'base64')
}
