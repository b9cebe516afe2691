/** Does work on some items at a time and gives its results as they come: a large site has more files than may be open at once. */
export async function* inBatches<T, Result>(
  items: readonly T[],
  size: number,
  work: (item: T) => Promise<Result[]>,
): AsyncGenerator<Result, undefined> {
  for (let start = 0; start < items.length; start += size) {
    const results = await Promise.all(items.slice(start, start + size).map(work))
    yield* results.flat()
  }
}
