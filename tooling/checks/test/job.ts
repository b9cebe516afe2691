import type { Job } from '../src/planJobs.ts'
import type { TurboTask } from '../src/turboTasks.ts'

/** A task as turbo describes it. */
export function taskOf(taskId: string, rest: Partial<TurboTask> = {}): TurboTask {
  const [owner = '', task = ''] = taskId.split('#')
  const directory = owner === '//' ? '' : `packages/${owner.replace(/^.*\//, '')}`
  return {
    taskId,
    task,
    package: owner,
    hash: `hash of ${taskId}`,
    command: 'run',
    directory,
    inputs: { 'src/index.ts': 'a' },
    dependencies: [],
    resolvedTaskDefinition: { cache: true },
    ...rest,
  }
}

/** A job of one task. */
export function jobOf(name: string, rest: Partial<Job> = {}): Job {
  return {
    name,
    check: 'unit',
    package: name,
    command: ['run'],
    cwd: '',
    tasks: [taskOf(`${name}#test`)],
    after: [],
    cost: { seconds: 10, cores: 1 },
    ...rest,
  }
}
