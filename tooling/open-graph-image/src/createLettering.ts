import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'

/** The outline of a word or character. */
export interface Letters {
  /** SVG path in thousandths of an em, y downwards from the baseline. */
  path: string
  /** Width in em. */
  advance: number
}

export type Weight = 400 | 600

/** Converts text into outlines, which are drawn without a font. */
export interface Lettering {
  /** Loads the parts of the font that the text needs; call it before `letters`. */
  load: (text: string) => Promise<void>
  /** The outline of a word or a single character. Characters missing from the font are skipped. */
  letters: (text: string, weight: Weight) => Letters
}

const folder = new URL('./', import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json'))

/** Creates outlines in Noto Sans SC. The font is split into a hundred files, which are loaded on demand. */
export async function createLettering(): Promise<Lettering> {
  const partOf = await readParts()
  const parts = new Map<string, Promise<Record<Weight, Font>>>()
  const loaded = new Map<string, Record<Weight, Font>>()
  const known = new Map<string, Letters>()
  const draw = (text: string, weight: Weight): Letters => {
    const drawn = { path: '', advance: 0 }
    for (const { part, run } of runsOf(text, partOf)) {
      const font = loaded.get(part)?.[weight]
      if (!font) throw new Error(`The font for "${text}" was not loaded: call load() with every text first.`)
      append(drawn, font, run)
    }
    return drawn
  }
  return {
    async load(text) {
      const needed = new Set(Array.from(text, (character) => partOf.get(character.codePointAt(0) ?? 0)))
      await Promise.all(
        [...needed].map(async (part) => {
          if (part === undefined || loaded.has(part)) return
          const opening = parts.get(part) ?? openPart(part)
          parts.set(part, opening)
          loaded.set(part, await opening)
        }),
      )
    },
    letters(text, weight) {
      const key = `${weight}${text}`
      const drawn = known.get(key) ?? draw(text, weight)
      known.set(key, drawn)
      return drawn
    },
  }
}

/** Maps each character to the part of the font that has it. Latin is last in the list and wins: its part has the widths and the kerning. */
async function readParts(): Promise<Map<number, string>> {
  const ranges: Record<string, string> = JSON.parse(await readFile(new URL('unicode.json', folder), 'utf8'))
  const parts = new Map<number, string>()
  for (const [name, list] of Object.entries(ranges)) {
    for (const range of list.split(',')) {
      const [first = '', last = first] = range.replace(/^U\+/, '').split('-')
      for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++) parts.set(code, name.replaceAll(/[[\]]/g, ''))
    }
  }
  return parts
}

async function openPart(part: string): Promise<Record<Weight, Font>> {
  const file = fileURLToPath(new URL(`files/noto-sans-sc-${part}-wght-normal.woff2`, folder))
  // The font is variable, and fontkit applies variations only to uncompressed fonts.
  const font = create(Buffer.from(await decompress(await readFile(file))))
  if (!('getVariation' in font)) throw new Error(`${file} contains several fonts; expected a single one.`)
  return { 400: font.getVariation({ wght: 400 }), 600: font.getVariation({ wght: 600 }) }
}

/** Splits a text into runs of characters of the same part of the font, which can be kerned together. */
function runsOf(text: string, partOf: ReadonlyMap<number, string>): { part: string; run: string }[] {
  const runs: { part: string; run: string }[] = []
  for (const character of text) {
    const part = partOf.get(character.codePointAt(0) ?? 0)
    const last = runs.at(-1)
    if (part === undefined) continue
    if (last?.part === part) last.run += character
    else runs.push({ part, run: character })
  }
  return runs
}

function append(drawn: Letters, font: Font, run: string): void {
  const { glyphs, positions } = font.layout(run)
  const em = font.unitsPerEm
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
    const x = 1000 * (drawn.advance + xOffset / em)
    drawn.path += glyph.path
      .scale(1000 / em, -1000 / em)
      .translate(x, 0)
      .toSVG()
    drawn.advance += xAdvance / em
  }
}
