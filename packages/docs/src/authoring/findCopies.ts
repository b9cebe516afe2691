/** Two pages that share much of their text. */
export interface CopiedPages {
  ids: readonly [string, string]
  /** Part of the shorter page's text that is in the other one too, from 0 to 1. */
  share: number
}

/** So many characters in a row are no accident; names and usual phrases are shorter. */
const length = 24

/** From this share on a page counts as a copy. */
const limit = 0.25

/** Finds pages that share a quarter of their text or more: blanks and marks apart, 24 characters in a row. */
export function findCopies(pages: readonly { id: string; text: string }[]): CopiedPages[] {
  const runs = pages.map(({ id, text }) => ({ id, runs: runsOf(text) }))
  return runs
    .flatMap((one, index) => runs.slice(index + 1).map((other) => compare(one, other)))
    .filter(({ share }) => share >= limit)
    .sort((a, b) => b.share - a.share)
}

interface Runs {
  id: string
  runs: ReadonlySet<string>
}

function compare(one: Runs, other: Runs): CopiedPages {
  const shared = [...one.runs].filter((run) => other.runs.has(run)).length
  return { ids: [one.id, other.id], share: shared / Math.max(1, Math.min(one.runs.size, other.runs.size)) }
}

function runsOf(text: string): ReadonlySet<string> {
  const bare = text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()
  return new Set(Array.from({ length: Math.max(0, bare.length - length + 1) }, (_, at) => bare.slice(at, at + length)))
}
