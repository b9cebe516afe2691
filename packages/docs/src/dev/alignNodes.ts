/**
 * Which of some nodes became which of some others: place in `after` → place in `before`, both in order. Equal nodes go
 * together before those that are merely of one kind.
 */
export function alignNodes(before: readonly Node[], after: readonly Node[]): Map<number, number> {
  const pairs = new Map<number, number>()
  const least = Math.min(before.length, after.length)
  let head = 0
  while (head < least && isSame(before[head], after[head])) {
    pairs.set(head, head)
    head += 1
  }
  let tail = 0
  while (tail < least - head && isSame(before[before.length - 1 - tail], after[after.length - 1 - tail])) {
    tail += 1
    pairs.set(after.length - tail, before.length - tail)
  }
  const middle = alignMiddle(before.slice(head, before.length - tail), after.slice(head, after.length - tail))
  for (const [to, from] of middle) pairs.set(to + head, from + head)
  return pairs
}

function isSame(one: Node | undefined, other: Node | undefined): boolean {
  return one !== undefined && other !== undefined && one.isEqualNode(other)
}

/** The alignment in order with the greatest sum of likenesses. */
function alignMiddle(before: readonly Node[], after: readonly Node[]): [number, number][] {
  const sums = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  const sum = (i: number, j: number) => sums[i]?.[j] ?? 0
  const likenesses = before.map((one) => after.map((other) => likeness(one, other)))
  const like = (i: number, j: number) => likenesses[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const together = like(i, j) === 0 ? 0 : like(i, j) + sum(i + 1, j + 1)
      const row = sums[i]
      if (row) row[j] = Math.max(together, sum(i + 1, j), sum(i, j + 1))
    }
  }
  const pairs: [number, number][] = []
  let [i, j] = [0, 0]
  while (i < before.length && j < after.length) {
    if (like(i, j) > 0 && sum(i, j) === like(i, j) + sum(i + 1, j + 1)) {
      pairs.push([j, i])
      i += 1
      j += 1
    } else if (sum(i, j) === sum(i + 1, j)) i += 1
    else j += 1
  }
  return pairs
}

/** 0: something else. Three nodes of one kind outweigh none of a kind, but never one that is equal. */
function likeness(one: Node, other: Node): number {
  if (one.isEqualNode(other)) return 4
  return keyOf(one) === keyOf(other) ? 1 : 0
}

function keyOf(node: Node): string {
  return node instanceof Element ? `${node.nodeName} ${node.id} ${node.className}` : node.nodeName
}
