import { breakLines } from './breakLines.ts'
import type { Lettering, Weight } from './createLettering.ts'

export interface Writing {
  x: number
  /** Baseline. */
  y: number
  size: number
  weight: Weight
  color: string
}

export interface Pen {
  width: (text: string, size: number, weight: Weight) => number
  /** Text that starts at x. */
  write: (text: string, writing: Writing) => string
  /** Text that ends at x. */
  writeTo: (text: string, writing: Writing) => string
  /** Cuts a text of regular weight to one line. */
  shorten: (text: string, size: number, width: number) => string
}

/** Creates a pen, which draws and measures text word by word: outlines of words are cached. */
export function createPen(lettering: Lettering): Pen {
  const width = (text: string, size: number, weight: Weight) =>
    wordsOf(text).reduce((sum, word) => sum + lettering.letters(word, weight).advance * size, 0)
  const write = (text: string, { x, y, size, weight, color }: Writing) => {
    let at = x
    const words = wordsOf(text).map((word) => {
      const { path, advance } = lettering.letters(word, weight)
      const drawn = path && `<path transform="translate(${at.toFixed(2)} ${y.toFixed(2)}) scale(${size / 1000})" d="${path}"/>`
      at += advance * size
      return drawn
    })
    return `<g fill="${color}">${words.join('')}</g>`
  }
  return {
    width,
    write,
    writeTo: (text, writing) => write(text, { ...writing, x: writing.x - width(text, writing.size, writing.weight) }),
    shorten: (text, size, most) => breakLines(text, (line) => width(line, size, 400), { width: most, lines: 1 })[0] ?? '',
  }
}

function wordsOf(text: string): string[] {
  return text.split(/(?<= )|(?=\p{Script=Han})|(?<=\p{Script=Han})/u)
}
