import { readFile } from 'node:fs/promises'
import type { AtRule } from 'postcss'
import subsetFont from 'subset-font'

const fonts = new Map<string, Promise<string>>()

/**
 * Font rules with only those icons that a snapshot shows, in the sheet itself: no icon is missing while a font loads. Icons are
 * characters of Unicode's private areas.
 * @param fileOf Path of the file with a URL.
 */
export async function iconFonts(text: string, rules: readonly AtRule[], fileOf: (url: string) => string): Promise<string> {
  const codes = [...new Set(codesOf(text))].sort((a, b) => a - b)
  const css = await Promise.all(
    rules.map(async (rule) => {
      const { family, url, range } = descriptorsOf(rule)
      const own = codes.filter((code) => range.some(([first, last]) => code >= first && code <= last))
      if (own.length === 0 || !url.endsWith('.woff2')) return ''
      const key = `${url} ${own.join()}`
      const font = fonts.get(key) ?? cut(fileOf(url), own)
      fonts.set(key, font)
      const ranges = own.map((code) => `U+${code.toString(16)}`).join()
      return `@font-face{font-family:${family};src:url(data:font/woff2;base64,${await font})format("woff2");unicode-range:${ranges}}`
    }),
  )
  return css.join('')
}

function* codesOf(text: string): Generator<number> {
  for (const [, hex = ''] of text.matchAll(/content:\s*"\\([\da-f]{4,6})"/gi)) yield Number.parseInt(hex, 16)
  for (const [character] of text.matchAll(/[\uE000-\uF8FF]/g)) yield character.codePointAt(0) ?? 0
}

interface Descriptors {
  family: string
  url: string
  range: (readonly [first: number, last: number])[]
}

function descriptorsOf(rule: AtRule): Descriptors {
  const found: Descriptors = { family: '', url: '', range: [[0xe000, 0xf8ff]] }
  rule.each((node) => {
    if (node.type !== 'decl') return
    if (node.prop === 'font-family') found.family = node.value
    if (node.prop === 'src') found.url = /url\(["']?([^"')]+)/.exec(node.value)?.[1] ?? ''
    if (node.prop === 'unicode-range') found.range = node.value.split(',').map(rangeOf)
  })
  return found
}

function rangeOf(text: string): readonly [number, number] {
  const [first = '', last = first] = text.trim().replace(/^u\+/i, '').split('-')
  return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'f'), 16)]
}

async function cut(file: string, codes: readonly number[]): Promise<string> {
  const font = await subsetFont(await readFile(file), String.fromCodePoint(...codes), { targetFormat: 'woff2' })
  return font.toString('base64')
}
