import { createHash } from 'node:crypto'

/** Seconds that hashing 256 MiB takes on one core: a baseline for comparing runs, as the machine's speed varies. */
export function measureFloor(): number {
  const block = Buffer.alloc(2 ** 20, 7)
  const begin = performance.now()
  const hash = createHash('sha512')
  for (let count = 0; count < 256; count++) hash.update(block)
  hash.digest()
  return (performance.now() - begin) / 1000
}
