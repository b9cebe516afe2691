/** Distance of a word from another, and from its closest prefix, because a word that is being typed is only a prefix. */
export interface EditDistance {
  whole: number
  beginning: number
}

/**
 * Letters to insert, delete, replace or transpose to turn `typed` into `target`. Returns `undefined` as soon as both distances exceed
 * `limit`.
 */
export function editDistance(typed: string, target: string, limit: number): EditDistance | undefined {
  if (typed.length - target.length > limit) return undefined
  const height = typed.length
  let before: number[] = []
  let last = Array.from({ length: height + 1 }, (_, row) => row)
  let beginning = height
  for (let column = 1; column <= target.length; column += 1) {
    const now = [column]
    let least = column
    for (let row = 1; row <= height; row += 1) {
      const same = typed[row - 1] === target[column - 1]
      let cost = Math.min((last[row] ?? 0) + 1, (now[row - 1] ?? 0) + 1, (last[row - 1] ?? 0) + (same ? 0 : 1))
      const swapped = row > 1 && column > 1 && typed[row - 1] === target[column - 2] && typed[row - 2] === target[column - 1]
      if (swapped) cost = Math.min(cost, (before[row - 2] ?? 0) + 1)
      now.push(cost)
      least = Math.min(least, cost)
    }
    before = last
    last = now
    beginning = Math.min(beginning, last[height] ?? 0)
    if (least > limit) return beginning > limit ? undefined : { whole: limit + 1, beginning }
  }
  const whole = last[height] ?? 0
  return Math.min(whole, beginning) > limit ? undefined : { whole, beginning }
}
