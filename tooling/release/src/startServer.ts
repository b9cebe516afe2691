import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listenLocally } from './registry/listenLocally.ts'
import type { Environment } from './registry/npmHome.ts'

export interface StartServerOptions {
  /** Folder of an installed app. */
  folder: string
  /** The command-line tool that serves the app. */
  bin: 'view-docs' | 'vite' | 'next'
  command: 'dev' | 'preview' | 'start'
  env: Environment
}

const hosts = { 'view-docs': [], vite: ['--host', '127.0.0.1'], next: ['--hostname', '127.0.0.1'] }

export interface StartedServer {
  origin: string
  stop: () => Promise<void>
}

/** Starts the development, preview or production server of an app, and waits until it responds. Rejects with the output of the command if it exits. */
export async function startServer({ folder, bin, command, env }: StartServerOptions): Promise<StartedServer> {
  const { origin: free, close } = await listenLocally(createServer())
  await close()
  const { port } = new URL(free)
  const child = spawn(join(folder, 'node_modules/.bin', bin), [command, '--port', port, ...hosts[bin]], { cwd: folder, env: { ...env } })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  // By default, Vite listens on the address to which "localhost" resolves.
  const origin = `http://${bin === 'view-docs' && command === 'dev' ? 'localhost' : '127.0.0.1'}:${port}`
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`${bin} ${command} exited:\n${printed}`)
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

async function answers(origin: string): Promise<boolean> {
  const reply = await fetch(origin, { headers: { accept: 'text/html' } }).catch(() => undefined)
  return reply !== undefined
}
