import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../../..')
/** Timeout for the first response in ms; generous, for a busy machine. */
const startTimeout = 60_000

export interface ServerOptions {
  /** Folder of the app, from the root of the workspace. */
  app: string
  entry: string
  env: Record<string, string>
  /** URL that responds once the server is up. */
  url: string
  /** Log file of the server. */
  log: string
}

/** Starts the server of an app, waits for its first response, and returns a function that stops it. */
export function startServer({ app, entry, env, url, log }: ServerOptions): Promise<() => Promise<void>> {
  return startProcess([process.execPath, '--conditions=@view-site/source', entry], { cwd: resolve(root, app), env, url, log })
}

export interface ProcessOptions {
  cwd: string
  env: Record<string, string>
  /** URL that responds once the process is up. */
  url: string
  /** Log file of the process. */
  log: string
}

/** Starts a server process, waits for its first response, and returns a function that stops it. */
export async function startProcess(
  [command = '', ...args]: readonly string[],
  { cwd, env, url, log }: ProcessOptions,
): Promise<() => Promise<void>> {
  const output = await open(log, 'a')
  const server = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', output.fd, output.fd] })
  await output.close()
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  await untilReady(server, url, log)
  return async () => {
    process.off('exit', kill)
    if (server.exitCode !== null) return
    server.kill('SIGTERM')
    const insist = setTimeout(kill, 5000)
    await once(server, 'exit')
    clearTimeout(insist)
  }
}

async function untilReady(server: ChildProcess, url: string, log: string): Promise<void> {
  const deadline = Date.now() + startTimeout
  while (Date.now() < deadline) {
    if (server.exitCode !== null)
      throw new Error(`The server for ${url} exited while starting. Is the port in use, or the app not built? Its output is in ${log}.`)
    const response = await fetch(url).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.ok) return
    await sleep(100)
  }
  throw new Error(`${url} did not respond within ${startTimeout / 1000} s.`)
}
