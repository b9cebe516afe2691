/** Runs `work` for each item, at most `atOnce` at a time, and returns the results in order. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += atOnce) {
    // oxlint-disable-next-line no-await-in-loop -- waiting for a batch is what limits how many run at once
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))))
  }
  return results
}
