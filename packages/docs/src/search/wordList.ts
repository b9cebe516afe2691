import { createByteReader, createByteWriter } from './bytes.ts'
import { seal, unseal } from './seal.ts'

/** Writes words in ascending order, each as what differs from the one before: the part of the index that corrects misspelt words. */
export function encodeWordList(words: readonly string[]): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter()
  writer.number(words.length)
  let last = ''
  for (const word of words) {
    let shared = 0
    while (shared < last.length && last[shared] === word[shared]) shared += 1
    writer.number(shared)
    writer.text(word.slice(shared))
    last = word
  }
  return seal(writer.result())
}

/** Reads a list of words; `undefined` where the bytes are damaged. */
export function decodeWordList(sealed: Uint8Array<ArrayBuffer>): string[] | undefined {
  const body = unseal(sealed)
  if (!body) return undefined
  const reader = createByteReader(body)
  const words: string[] = []
  let last = ''
  for (let left = reader.number(); left > 0; left -= 1) {
    last = last.slice(0, reader.number()) + reader.text()
    words.push(last)
  }
  return words
}
