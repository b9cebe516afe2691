import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** Exit code and output of a command. */
export interface CommandResult {
  code: number | null
  output: string
}

const cli = join(import.meta.dirname, '../src/cli.ts')

/** Runs `view-docs` in the folder of a site, from source. */
export function viewDocs(folder: string, ...args: readonly string[]): Promise<CommandResult> {
  const { child, output } = start(folder, args)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output: output() }))
  })
}

/** A server of `view-docs dev` or `view-docs preview`. */
export interface RunningSite {
  origin: string
  stop: () => Promise<void>
}

/** Starts a server of a site, and waits until it responds. */
export async function serveSite(folder: string, command: 'dev' | 'preview'): Promise<RunningSite> {
  const port = await freePort()
  const { child, output } = start(folder, [command, '--port', String(port)])
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const origin = `http://${command === 'dev' ? 'localhost' : '127.0.0.1'}:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`view-docs ${command} exited: ${output()}`)
    const response = await fetch(origin, { headers: { accept: 'text/html' } }).catch(() => undefined)
    if (response) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    async stop() {
      child.kill()
      await ended
    },
  }
}

function start(folder: string, args: readonly string[]): { child: ChildProcess; output: () => string } {
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined }
  const child = spawn(process.execPath, ['--conditions=@view-site/source', cli, ...args], { cwd: folder, env })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  return { child, output: () => printed }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}
