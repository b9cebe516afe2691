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
  const runs = pages.map(({ text }) => runsOf(text))
  return sharedCounts(runs)
    .flatMap((counts, later) =>
      counts.map((count, earlier) => ({
        ids: [pages[earlier]?.id ?? '', pages[later]?.id ?? ''] as const,
        share: count / Math.max(1, Math.min(runs[earlier]?.size ?? 0, runs[later]?.size ?? 0)),
      })),
    )
    .filter(({ share }) => share >= limit)
    .sort((a, b) => b.share - a.share)
}

/** How many runs each page shares with each page before it: most runs are on one page, so looking runs up is faster than comparing pages. */
function sharedCounts(runs: readonly ReadonlySet<string>[]): number[][] {
  const pagesOfRun = new Map<string, number[]>()
  return runs.map((own, page) => {
    const counts = Array.from({ length: page }, () => 0)
    for (const run of own) {
      const earlier = pagesOfRun.get(run) ?? []
      for (const other of earlier) counts[other] = (counts[other] ?? 0) + 1
      pagesOfRun.set(run, [...earlier, page])
    }
    return counts
  })
}

function runsOf(text: string): ReadonlySet<string> {
  const bare = text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()
  return new Set(Array.from({ length: Math.max(0, bare.length - length + 1) }, (_, at) => bare.slice(at, at + length)))
}
