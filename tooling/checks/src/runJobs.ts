import type { Job } from './planJobs.ts'

/** How a job ended. `skipped`: a job that it depends on failed. */
export type Outcome = 'passed' | 'failed' | 'skipped'

export interface RunJobsOptions {
  /** Number of processors that running jobs may occupy together; one job always runs, whatever its cost. */
  cores: number
  /** Runs one job until it has finished. */
  run: (job: Job) => Promise<'passed' | 'failed'>
  /** Called when a job is skipped. */
  onSkipped?: (job: Job) => void
}

/** Runs jobs in parallel as dependencies and processors allow, the longest chain of dependents first. Rejects only if `run` does. */
export async function runJobs(jobs: readonly Job[], { cores, run, onSkipped }: RunJobsOptions): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  const names = new Set(jobs.map(({ name }) => name))
  const waiting = new Set([...jobs].sort((one, other) => urgency(other, jobs) - urgency(one, jobs)))
  const running = new Map<Job, Promise<void>>()
  const settle = async (job: Job) => {
    outcomes.set(job.name, await run(job))
    running.delete(job)
  }
  const busy = () => [...running.keys()].reduce((sum, { cost }) => sum + cost.cores, 0)
  while (waiting.size > 0 || running.size > 0) {
    for (const job of waiting) {
      const before = job.after.filter((name) => names.has(name)).map((name) => outcomes.get(name))
      if (before.some((outcome) => outcome === 'failed' || outcome === 'skipped')) {
        waiting.delete(job)
        outcomes.set(job.name, 'skipped')
        onSkipped?.(job)
      } else if (before.every((outcome) => outcome === 'passed')) {
        // Wait for free processors instead of starting a smaller, less urgent job, which would delay this one.
        if (running.size > 0 && busy() + job.cost.cores > cores) break
        waiting.delete(job)
        running.set(job, settle(job))
      }
    }
    // oxlint-disable-next-line no-await-in-loop -- the next jobs start when one has finished
    if (running.size > 0) await Promise.race(running.values())
  }
  return outcomes
}

function urgency(job: Job, jobs: readonly Job[]): number {
  return job.cost.isEarly ? Number.MAX_SAFE_INTEGER : secondsToEnd(job, jobs)
}

/** Estimated seconds from the start of a job to the end of the longest chain of its dependents. */
function secondsToEnd(job: Job, jobs: readonly Job[]): number {
  const next = jobs.filter(({ after }) => after.includes(job.name)).map((one) => secondsToEnd(one, jobs))
  return job.cost.seconds + Math.max(0, ...next)
}
