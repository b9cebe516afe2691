import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Output that is kept of one command, in characters: its end says what went wrong. */
const kept = 200_000

export interface RunCommandOptions {
  cwd: string
  env: NodeJS.ProcessEnv
  signal: AbortSignal
}

/** Runs a command to its end in a separate process group; returns its exit code and the end of its output. */
export async function runCommand(
  [command = '', ...args]: readonly string[],
  { cwd, env, signal }: RunCommandOptions,
): Promise<{ code: number; output: string }> {
  const isWindows = process.platform === 'win32'
  const child = spawn(command, args, { cwd, env, detached: !isWindows, shell: isWindows, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-kept)))
  const stop = () => {
    try {
      process.kill(isWindows ? (child.pid ?? 0) : -(child.pid ?? 0), 'SIGTERM')
    } catch {
      // It has ended already.
    }
  }
  signal.addEventListener('abort', stop)
  process.once('exit', stop)
  try {
    const [code]: (number | null)[] = await once(child, 'close')
    return { code: code ?? 1, output }
  } catch (error) {
    return { code: 127, output: String(error) }
  } finally {
    signal.removeEventListener('abort', stop)
    process.off('exit', stop)
  }
}
