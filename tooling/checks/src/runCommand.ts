import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { childrenCpu } from './childrenCpu.ts'

/** Number of characters kept of a command's output: its end, where errors are. */
const kept = 200_000

export interface RunCommandOptions {
  cwd: string
  env: NodeJS.ProcessEnv
  signal: AbortSignal
}

/** How a command ended. */
export interface CommandResult {
  code: number
  /** The end of its output. */
  output: string
  /** Processor seconds of the command and of the child processes that it waited for; 0 if the system does not report it. */
  cpu: number
}

/** Processor seconds already attributed to finished commands. */
let counted = 0

/** Runs a command to its end in a separate process group. */
export async function runCommand(
  [command = '', ...args]: readonly string[],
  { cwd, env, signal }: RunCommandOptions,
): Promise<CommandResult> {
  const isWindows = process.platform === 'win32'
  const child = spawn(command, args, { cwd, env, detached: !isWindows, shell: isWindows, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-kept)))
  let cpu = 0
  child.once('exit', () => {
    const before = counted
    counted = childrenCpu()
    cpu = counted - before
  })
  const stop = () => {
    try {
      process.kill(isWindows ? (child.pid ?? 0) : -(child.pid ?? 0), 'SIGTERM')
    } catch {
      // It has already exited.
    }
  }
  signal.addEventListener('abort', stop)
  process.once('exit', stop)
  try {
    const [code]: (number | null)[] = await once(child, 'close')
    return { code: code ?? 1, output, cpu }
  } catch (error) {
    return { code: 127, output: String(error), cpu }
  } finally {
    signal.removeEventListener('abort', stop)
    process.off('exit', stop)
  }
}
