import type { PageFacts } from './PageFacts.ts'
import type { Problem } from '../Problem.ts'

type Structured = Pick<PageFacts, 'id' | 'locale' | 'structure'>

interface Item {
  label: string
  line: number
}

/** Where the headings, demos, tables and locked parts of a page differ between its locales: each item that only one of them has. */
export function compareStructure(one: Structured, other: Structured): Problem[] {
  const kept = common(one.structure, other.structure)
  return [...missing(one, other, new Set(kept.map(([item]) => item))), ...missing(other, one, new Set(kept.map(([, item]) => item)))]
}

function missing(from: Structured, to: Structured, kept: ReadonlySet<Item>): Problem[] {
  const file = `${from.id}/${from.locale}.md`
  const otherFile = `${to.locale}.md`
  return from.structure.flatMap((item) => {
    if (kept.has(item)) return []
    const { label, line } = item
    return [
      {
        file,
        line,
        message: `${otherFile} lacks ${label} in this place.`,
        fix: `Add it to ${otherFile}, or take it out here: all locales of a page have the same headings, demos and tables.`,
      },
    ]
  })
}

/** Longest common subsequence of two structures, as pairs of items. */
function common(a: readonly Item[], b: readonly Item[]): [Item, Item][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]
      if (row) row[j] = a[i]?.label === b[j]?.label ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const pairs: [Item, Item][] = []
  let [i, j] = [0, 0]
  for (let [x, y] = [a[0], b[0]]; x && y; x = a[i], y = b[j]) {
    if (x.label === y.label) {
      pairs.push([x, y])
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}
