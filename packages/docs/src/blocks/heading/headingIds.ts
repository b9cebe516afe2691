import { shortId } from '../shortId.ts'

/** Id of a heading: a letter and 9 more characters. `headingKeys` describes its derivation. */
export function headingId(key: string): string {
  return shortId('h', key, 9)
}

/** Id of every page's title, unless anchors are slugs. */
export const titleId = headingId('title')

/** The parts of a heading that determine its id. */
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

/**
 * What an author writes after `#` to point at a heading: lower case, blanks as `-`, no punctuation. Unlike GitHub's slugs it has no `--`
 * where punctuation between blanks was removed.
 */
export function slugOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s+/g, '-')
}
