import { createHash } from 'node:crypto'

/** A letter and `length` more characters, derived from a text: the same in both locales and in every build. */
export function shortId(letter: string, text: string, length: number): string {
  const hex = createHash('sha1').update(text).digest('hex').slice(0, 20)
  return letter + BigInt(`0x${hex}`).toString(36).padStart(length, '0').slice(-length)
}
