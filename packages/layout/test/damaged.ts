import { runs } from '@view-site/vitest-config/runs'
import type { Parameters } from 'fast-check'

/** How damaged values are made: 1,000 of them, 10,000 with `FULL=1`, others each time; `FUZZ_SEED=7` makes the same ones again. */
export const damaged = {
  numRuns: runs(1000, 10_000),
  ...(process.env.FUZZ_SEED !== undefined && { seed: Number(process.env.FUZZ_SEED) }),
} satisfies Parameters<[string]>
