import { runs } from '@view-site/vitest-config/runs'

/** What `sweep` takes. */
export interface SweepOptions {
  from: number
  to: number
  /** The smallest step: all of them are taken with `FULL=1`, and wherever two neighbours of the larger stride differ. */
  step: number
  stride: number
  look: (width: number) => Promise<boolean>
}

/** What is seen from one width to another, without repetitions: `[false, true]` where it changes once. */
export async function sweep({ from, to, step, stride, look }: SweepOptions): Promise<boolean[]> {
  const pace = runs(stride, step)
  const seen = [await look(from)]
  const note = (now: boolean) => {
    if (seen.at(-1) !== now) seen.push(now)
  }
  for (let width = from + pace; width - pace < to; width += pace) {
    const now = await look(width)
    if (now !== seen.at(-1)) for (let between = width - pace + step; between < width; between += step) note(await look(between))
    note(now)
  }
  return seen
}
