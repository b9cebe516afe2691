import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** One running API process. */
export interface ApiProcess {
  url: string
  pid: number
  /** Its output so far. */
  output(): string
  /** Sends SIGTERM and returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts `src/main.ts` in a child process, on a free port. */
export async function startProcess(variables: Record<string, string>): Promise<ApiProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, ['--conditions=@view-site/source', 'src/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', CONTROL: '1', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => void lines.push(text))
  // The parent may exit before it stops the child.
  const kill = (): void => void child.kill('SIGKILL')
  process.once('exit', kill)
  const exited = once(child, 'exit')
  child.once('exit', () => process.off('exit', kill))
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line)
      const entry: { message: string; port?: number } = JSON.parse(line)
      if (entry.message === 'listening') resolve(entry.port ?? 0)
    })
    child.once('exit', () => reject(new Error(`The API ended before it listened:\n${lines.join('\n')}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => lines.join('\n'),
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null) child.kill(signal)
      await exited
      return child.exitCode
    },
  }
}
