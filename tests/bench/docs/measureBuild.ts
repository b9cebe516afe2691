import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'

/** The cost of one build. */
export interface BuildCost {
  /** Wall-clock time in seconds. */
  wall: number
  /** Processor time of all threads and processes, in seconds. */
  cpu: number
  /** Peak memory in MB: the sum of the proportional set sizes (PSS) of all processes of the build. */
  memory: number
}

/** Runs a command that builds a site and measures it. If it fails, throws an error with the end of its output. */
export async function measureBuild(command: readonly string[], { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv }): Promise<BuildCost> {
  const start = performance.now()
  const child = spawn('/usr/bin/time', ['-f', 'cost %U %S', ...command], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (text) => (output += String(text)))
  let memory = 0
  const watch = setInterval(() => void memoryOf(child.pid ?? 0).then((now) => (memory = Math.max(memory, now))), 500)
  const code = await new Promise((resolve) => child.on('close', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`The build ended with code ${String(code)}:\n${output.slice(-2000)}`)
  const [, user = '0', system = '0'] = /cost ([\d.]+) ([\d.]+)/.exec(output) ?? []
  return { wall: (performance.now() - start) / 1000, cpu: Number(user) + Number(system), memory }
}

async function memoryOf(pid: number): Promise<number> {
  const pids = await familyOf(pid)
  const shares = await Promise.all(
    pids.map(async (one) => {
      const text = await readFile(`/proc/${one}/smaps_rollup`, 'utf8').catch(() => '')
      return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0)
    }),
  )
  return shares.reduce((sum, share) => sum + share, 0) / 1024
}

async function familyOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => [])
  const children = await Promise.all(tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')))
  const pids = children.flatMap((text) => text.trim().split(' ').filter(Boolean).map(Number))
  return [pid, ...(await Promise.all(pids.map(familyOf))).flat()]
}
