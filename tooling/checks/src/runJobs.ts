import type { Job } from './planJobs.ts'

/** How a job ended. `left out`: a job it waits for failed. */
export type Outcome = 'passed' | 'failed' | 'left out'

export interface RunJobsOptions {
  /** Processors that running jobs may keep busy together; one job always runs, however many it needs. */
  cores: number
  /** Runs one job to its end. */
  run: (job: Job) => Promise<'passed' | 'failed'>
  /** Called when a job is left out. */
  onLeftOut?: (job: Job) => void
}

/** Runs jobs as their predecessors and the processors allow, those first that most other work waits for. Never rejects on its own. */
export async function runJobs(jobs: readonly Job[], { cores, run, onLeftOut }: RunJobsOptions): Promise<Map<string, Outcome>> {
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
      if (before.some((outcome) => outcome === 'failed' || outcome === 'left out')) {
        waiting.delete(job)
        outcomes.set(job.name, 'left out')
        onLeftOut?.(job)
      } else if (before.every((outcome) => outcome === 'passed')) {
        // It is not overtaken by a smaller one that most other work does not wait for.
        if (running.size > 0 && busy() + job.cost.cores > cores) break
        waiting.delete(job)
        running.set(job, settle(job))
      }
    }
    // oxlint-disable-next-line no-await-in-loop -- the next jobs start when one has ended
    if (running.size > 0) await Promise.race(running.values())
  }
  return outcomes
}

function urgency(job: Job, jobs: readonly Job[]): number {
  return job.cost.isEarly ? Number.MAX_SAFE_INTEGER : secondsToEnd(job, jobs)
}

/** Seconds from the start of a job to the end of the longest chain of jobs that wait for it. */
function secondsToEnd(job: Job, jobs: readonly Job[]): number {
  const next = jobs.filter(({ after }) => after.includes(job.name)).map((one) => secondsToEnd(one, jobs))
  return job.cost.seconds + Math.max(0, ...next)
}
