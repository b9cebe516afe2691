import { shortSuites } from './checks.ts'
import type { Job } from './planJobs.ts'

/**
 * Joins the short suites that are due into one job, which runs them in one Vitest: its start takes as long as most of them. Returns the other
 * jobs unchanged, and a single short suite, too.
 */
export function joinShortSuites(due: readonly Job[]): Job[] {
  const short = due.filter((job) => job.check === 'unit' && shortSuites.has(job.package) && job.after.length === 0)
  if (short.length < 2) return [...due]
  const joined: Job = {
    name: `test ${short.length} short suites`,
    check: 'unit',
    package: '//',
    command: ['node', 'tooling/vitest/node_modules/vitest/vitest.mjs', 'run', '--config', 'tooling/vitest/suites.ts'],
    cwd: '',
    env: { SUITES: short.map(({ cwd }) => cwd).join(' ') },
    tasks: short.flatMap(({ tasks }) => tasks),
    after: [],
    cost: { seconds: short.reduce((sum, { cost }) => sum + cost.seconds, 0) / 3, cores: 2 },
    joined: short,
  }
  return [...due.filter((job) => !short.includes(job)), joined]
}
