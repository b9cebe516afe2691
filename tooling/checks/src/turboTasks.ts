import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'

const task = z.object({
  taskId: z.string(),
  task: z.string(),
  package: z.string(),
  hash: z.string(),
  command: z.string(),
  directory: z.string(),
  inputs: z.record(z.string(), z.string()),
  dependencies: z.array(z.string()),
  resolvedTaskDefinition: z.object({ cache: z.boolean() }),
})

/** A task as turbo describes it: its hash changes with every file and dependency that it declares. */
export type TurboTask = z.output<typeof task>

const run = promisify(execFile)

/** Gets the graph of these tasks from turbo without running them. It includes tasks without a script. */
export async function turboTasks(root: string, names: readonly string[]): Promise<TurboTask[]> {
  const { stdout } = await run('pnpm', ['exec', 'turbo', 'run', ...names, '--dry=json'], { cwd: root, maxBuffer: 2 ** 28 })
  return z.object({ tasks: z.array(task) }).parse(JSON.parse(stdout)).tasks
}

/** Whether a package has a script for the task. */
export function isReal({ command }: TurboTask): boolean {
  return command !== '<NONEXISTENT>' && command !== ''
}
