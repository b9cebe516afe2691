/** How far a word is from another, and from its nearest beginning: typing, one has only a beginning. */
export interface EditDistance {
  whole: number
  beginning: number
}

/**
 * Letters to add, drop, replace or swap with their neighbour to make `wanted` of `typed`. Gives up with `undefined` as soon as both
 * figures exceed `limit`.
 */
export function editDistance(typed: string, wanted: string, limit: number): EditDistance | undefined {
  if (typed.length - wanted.length > limit) return undefined
  const height = typed.length
  let before: number[] = []
  let last = Array.from({ length: height + 1 }, (_, row) => row)
  let beginning = height
  for (let column = 1; column <= wanted.length; column += 1) {
    const now = [column]
    let least = column
    for (let row = 1; row <= height; row += 1) {
      const same = typed[row - 1] === wanted[column - 1]
      let cost = Math.min((last[row] ?? 0) + 1, (now[row - 1] ?? 0) + 1, (last[row - 1] ?? 0) + (same ? 0 : 1))
      const swapped = row > 1 && column > 1 && typed[row - 1] === wanted[column - 2] && typed[row - 2] === wanted[column - 1]
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
