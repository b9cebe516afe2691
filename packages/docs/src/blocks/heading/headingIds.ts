import { createHash } from 'node:crypto'

/** Id of a heading: a letter and 9 more characters. See `headingKeys` for what it is derived from. */
export function headingId(key: string): string {
  return `h${digest(key, 9)}`
}

/** Id of a demo: a letter and 5 more characters, derived from page and name, so the same in both locales and in every build. */
export function demoId(page: string, name: string): string {
  return `d${digest(`${page}/${name}`, 5)}`
}

/** Id of a diagram: a letter and 5 more characters, the beginning of the ids of its parts. */
export function diagramId(page: string, name: string): string {
  return `g${digest(`${page}/${name}`, 5)}`
}

function digest(text: string, length: number): string {
  const hex = createHash('sha1').update(text).digest('hex').slice(0, 20)
  return BigInt(`0x${hex}`).toString(36).padStart(length, '0').slice(-length)
}

/** A heading as far as its id is concerned. */
export interface KeyedHeading {
  depth: number
  /** First demo or API table between this heading and the next one: `demo:type`, `api:Button`. */
  landmark?: string
}

/**
 * What the ids of a page's headings are derived from: never their text, so that both locales agree and a
 * rewording breaks no link. A heading over a demo or an API table is named by it and may move anywhere on the page.
 * Any other is named by its place: the key of the heading above it and its number among that heading's other unnamed ones.
 */
export function headingKeys(headings: readonly KeyedHeading[]): string[] {
  const open: { depth: number; key: string; unnamed: Map<number, number> }[] = [{ depth: 0, key: '', unnamed: new Map() }]
  return headings.map(({ depth, landmark }) => {
    while (open.length > 1 && (open.at(-1)?.depth ?? 0) >= depth) open.pop()
    const parent = open.at(-1)
    const number = (parent?.unnamed.get(depth) ?? 0) + (landmark ? 0 : 1)
    parent?.unnamed.set(depth, number)
    const key = landmark ? `${depth}:${landmark}` : `${parent?.key ?? ''}>${depth}:${number}`
    open.push({ depth, key, unnamed: new Map() })
    return key
  })
}

/** What an author writes after `#` to point at a heading: lower case, blanks as `-`, no punctuation. */
export function slugOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s+/g, '-')
}
