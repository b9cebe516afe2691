import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Limit for the start of a program in ms; generous, for a busy machine. */
const startTimeout = 180_000

export interface StartProgramOptions {
  args: readonly string[]
  /** Output that shows that it has started; its first group is returned as `ready`. */
  ready: RegExp
  env?: Readonly<Record<string, string>>
}

export interface Program {
  /** What the first group of `ready` has matched. */
  ready: string
  /** Stops it and what it has started. */
  close: () => Promise<void>
}

/** Starts a program in its own process group, and waits for a line of its output. */
export async function startProgram(command: string, { args, ready, env = {} }: StartProgramOptions): Promise<Program> {
  const child = spawn(command, args, { detached: true, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const started = Promise.withResolvers<string>()
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-5000)
      const found = ready.exec(output)
      if (found) started.resolve(found[1] ?? '')
    })
  const fail = (reason: string) => started.reject(new Error(`${command} ${reason}. Its output:\n${output}`))
  child.once('error', ({ message }) => fail(`could not be started: ${message}`))
  child.once('exit', (code) => fail(`exited with ${code}`))
  const timer = setTimeout(() => fail(`was not ready after ${startTimeout / 1000} s`), startTimeout)
  const kill = (signal: 'SIGTERM' | 'SIGKILL') => {
    try {
      process.kill(-(child.pid ?? 0), signal)
    } catch {
      // It has already exited.
    }
  }
  const insist = () => kill('SIGKILL')
  process.once('exit', insist)
  const close = async () => {
    process.off('exit', insist)
    if (child.exitCode !== null || child.signalCode !== null) return
    kill('SIGTERM')
    const limit = setTimeout(insist, 5000)
    await once(child, 'exit')
    clearTimeout(limit)
  }
  try {
    return { ready: await started.promise, close }
  } catch (error) {
    insist()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
