/** The kind of a term: a whole word, a part of a longer one (`row` of `row-class-name`), or two Chinese characters. */
export type TokenKind = 'word' | 'part' | 'han'

/** Called with each token: its normalised form, and its place in the text. */
export type TokenVisitor = (term: string, start: number, end: number, kind: TokenKind) => void

// A word may hold `-` and `_` inside. Written without set notation, which older browsers do not read.
const runs = /\p{sc=Han}+|(?:(?!\p{sc=Han})[\p{L}\p{N}])+(?:[-_](?:(?!\p{sc=Han})[\p{L}\p{N}])+)*/gu
const isHan = /^\p{sc=Han}/u
const isAscii = /^[\w-]+$/
const isPlain = /^[a-z]+$/
const partsOfWord = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lm}\p{Lo}]+|\p{N}+/gu

/**
 * Splits text into the terms of the index. A word of several parts (`rowClassName`, `row-class-name`) yields the parts and the whole,
 * `rowclassname`. A run of Chinese yields all pairs of neighbouring characters, and its last character alone, so that any word in it is
 * found however a dictionary would segment the sentence.
 */
export function eachToken(text: string, visit: TokenVisitor): void {
  for (const { 0: run, index } of text.matchAll(runs)) {
    if (isHan.test(run)) eachPair(run, index, visit)
    else eachPart(run, index, visit)
  }
}

/** The normalised form of a term: lower case, full-width letters as plain ones. */
export function normalize(term: string): string {
  return (isAscii.test(term) ? term : term.normalize('NFKC')).toLowerCase()
}

function eachPair(run: string, offset: number, visit: TokenVisitor): void {
  let at = offset
  let last = ''
  for (const character of run) {
    if (last !== '') visit(last + character, at - last.length, at + character.length, 'han')
    last = character
    at += character.length
  }
  visit(last, at - last.length, at, 'han')
}

function eachPart(run: string, offset: number, visit: TokenVisitor): void {
  const parts = isPlain.test(run) ? [] : [...run.matchAll(partsOfWord)]
  if (parts.length > 1) {
    for (const { 0: part, index } of parts) {
      if (part.length > 1) visit(normalize(part), offset + index, offset + index + part.length, 'part')
    }
  }
  const whole = parts.length > 1 ? parts.map(([part]) => part).join('') : run
  if (whole.length > 1) visit(normalize(whole), offset, offset + run.length, 'word')
}
