import { createByteReader, createByteWriter } from './bytes.ts'
import { seal, unseal } from './seal.ts'

/** Strongest a term can be on a page. */
export const strongest = 15

/** A term and the pages it is on, as the build has gathered them: `page * 16 + strength`, in ascending order. */
export interface TermPostings {
  term: string
  postings: readonly number[]
}

/** Neighbouring terms of the index, with the pages each is on. */
export interface TermShard {
  /** In ascending order. */
  terms: readonly string[]
  /** Calls back with each page a term is on, strongest first. */
  eachPage: (termIndex: number, visit: (page: number, strength: number) => void) => void
}

/**
 * Writes a shard: first the terms, each as what differs from the one before, with the size of its postings; then the postings, by
 * falling strength, pages as steps from one to the next.
 */
export function encodeTermShard(terms: readonly TermPostings[]): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter()
  const blobs = terms.map(({ postings }) => encodePostings(postings))
  writer.number(terms.length)
  let last = ''
  for (const [index, { term }] of terms.entries()) {
    const shared = sharedLength(last, term)
    writer.number(shared)
    writer.text(term.slice(shared))
    writer.number(blobs[index]?.length ?? 0)
    last = term
  }
  for (const blob of blobs) writer.bytes(blob)
  return seal(writer.result())
}

/** Reads a shard; `undefined` where the bytes are damaged. */
export function decodeTermShard(sealed: Uint8Array<ArrayBuffer>): TermShard | undefined {
  const body = unseal(sealed)
  if (!body) return undefined
  const reader = createByteReader(body)
  const count = reader.number()
  const terms: string[] = []
  const starts: number[] = [0]
  let last = ''
  for (let index = 0; index < count; index += 1) {
    last = last.slice(0, reader.number()) + reader.text()
    terms.push(last)
    starts.push((starts[index] ?? 0) + reader.number())
  }
  const base = reader.position
  return {
    terms,
    eachPage: (index, visit) => decodePostings(body, base + (starts[index] ?? 0), base + (starts[index + 1] ?? 0), visit),
  }
}

/** Characters that two terms begin with alike. Never cuts a character in two. */
function sharedLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  const code = one.codePointAt(length - 1) ?? 0
  return length > 0 && code > 0xff_ff ? length - 1 : length
}

function encodePostings(postings: readonly number[]): Uint8Array {
  const writer = createByteWriter()
  for (let strength = strongest; strength > 0; strength -= 1) {
    const pages = postings.filter((posting) => (posting & 15) === strength)
    if (pages.length === 0) continue
    writer.number(strength)
    writer.number(pages.length)
    let last = -1
    for (const posting of pages) {
      const page = posting >>> 4
      writer.number(page - last - 1)
      last = page
    }
  }
  return writer.result()
}

function decodePostings(body: Uint8Array, start: number, end: number, visit: (page: number, strength: number) => void): void {
  const reader = createByteReader(body, start)
  while (reader.position < end) {
    const strength = reader.number()
    let page = -1
    for (let left = reader.number(); left > 0; left -= 1) {
      page += reader.number() + 1
      visit(page, strength)
    }
  }
}
