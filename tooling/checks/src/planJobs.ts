import { checks, costs, usualCost, type Check, type CheckName, type Cost } from './checks.ts'
import { isReal, type TurboTask } from './turboTasks.ts'

/** A command that the runner starts: a task of one package, or of all packages where a single turbo run is faster. */
export interface Job {
  /** `test @view-site/layout`, `lint` */
  name: string
  check: CheckName
  /** The package whose script is run; `//` is the root. */
  package: string
  command: readonly string[]
  /** Working directory, relative to the root. */
  cwd: string
  /** Variables for the command. @default none */
  env?: Readonly<Record<string, string>>
  tasks: readonly TurboTask[]
  /** Names of the jobs that have to pass first. */
  after: readonly string[]
  cost: Cost
  /** The jobs of the plan that this one runs together. @default itself alone */
  joined?: readonly Job[]
}

/** Tasks that turbo runs: it restores their output from its cache, or they are many and short. */
const byTurbo = new Set<string>(['typecheck', 'build'])

/** Groups the tasks of the requested checks into jobs with their dependencies. `isFull` is true for `npm run test:full`. */
export function planJobs(tasks: readonly TurboTask[], requested: readonly CheckName[], isFull = false): Job[] {
  const real = tasks.filter(isReal)
  const jobs = requested.flatMap((check) => {
    const { task, package: only, except, isForAllInFull }: Check = checks[check]
    const isOwn = (name: string) => (only === undefined || name === only || (isFull && isForAllInFull)) && name !== except
    const own = real.filter((one) => one.task === task && isOwn(one.package))
    if (task === 'typecheck') return [typesJob(check, own)]
    if (task === 'lint') return own.map((lint) => ({ ...jobOf(check, lint), tasks: [lint, ...real.filter(isTypecheck)] }))
    return jobsOf(check, own)
  })
  const owner = new Map(
    jobs.flatMap(({ name, check, tasks }) =>
      tasks.filter(({ task }) => task === checks[check].task).map(({ taskId }) => [taskId, name] as const),
    ),
  )
  const byId = new Map(tasks.map((one) => [one.taskId, one]))
  return jobs.map((job) => ({ ...job, after: [...needed(job, owner, byId)], cost: isFull ? costInFull(job.cost) : job.cost }))
}

function costInFull(cost: Cost): Cost {
  return { ...cost, seconds: cost.fullSeconds ?? cost.seconds }
}

/** The jobs that this task depends on, directly or through tasks without a job. */
function needed(job: Job, owner: ReadonlyMap<string, string>, byId: ReadonlyMap<string, TurboTask>): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    const name = owner.get(id)
    if (name !== undefined && name !== job.name) found.add(name)
    else byId.get(id)?.dependencies.forEach(visit)
  }
  for (const { dependencies } of job.tasks) dependencies.forEach(visit)
  return found
}

/** The jobs of a check. All packages are built in one job, as each build is short; each application has its own. */
function jobsOf(check: CheckName, tasks: readonly TurboTask[]): Job[] {
  if (checks[check].task !== 'build') return tasks.map((task) => jobOf(check, task))
  return [packagesJob(check, tasks.filter(isPackage)), ...tasks.filter((task) => !isPackage(task)).map((task) => jobOf(check, task))]
}

/** Lint reads types, so its job includes the inputs of the type checks. */
function isTypecheck({ task }: TurboTask): boolean {
  return task === 'typecheck'
}

function isPackage({ directory }: TurboTask): boolean {
  return directory.startsWith('packages/')
}

function jobOf(check: CheckName, task: TurboTask): Job {
  const isRoot = task.package === '//'
  const name = isRoot ? task.task : `${task.task} ${task.package}`
  const command = byTurbo.has(task.task)
    ? ['pnpm', ...turboRun(task.task), `--filter=${task.package}`]
    : ['pnpm', '--silent', 'run', task.task]
  const cwd = byTurbo.has(task.task) || isRoot ? '' : task.directory
  return { name, check, package: task.package, command, cwd, tasks: [task], after: [], cost: costs[name] ?? usualCost }
}

function typesJob(check: CheckName, tasks: readonly TurboTask[]): Job {
  const command = ['pnpm', ...turboRun('typecheck'), ...tasks.map((task) => `--filter=${task.package}`), '--concurrency=2']
  return { name: 'typecheck', check, package: '//', command, cwd: '', tasks, after: [], cost: costs.typecheck ?? usualCost }
}

function packagesJob(check: CheckName, tasks: readonly TurboTask[]): Job {
  const command = ['pnpm', ...turboRun('build'), '--filter=./packages/*', '--concurrency=2']
  return { name: 'build packages', check, package: '//', command, cwd: '', tasks, after: [], cost: costs['build packages'] ?? usualCost }
}

function turboRun(task: string): string[] {
  return ['exec', 'turbo', 'run', task, '--output-logs=errors-only']
}
