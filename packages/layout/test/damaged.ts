import type { Parameters } from 'fast-check'

/** How damaged values are made: 10,000 of them, others each time; `FUZZ_SEED=7` makes the same ones again. */
export const damaged: Parameters<[string]> = {
  numRuns: 10_000,
  ...(process.env.FUZZ_SEED !== undefined && { seed: Number(process.env.FUZZ_SEED) }),
}
