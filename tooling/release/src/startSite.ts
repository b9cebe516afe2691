import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listenLocally } from './listenLocally.ts'
import type { Environment } from './npmHome.ts'

export interface StartSiteOptions {
  /** Folder of an installed documentation site. */
  folder: string
  command: 'dev' | 'preview'
  env: Environment
}

export interface StartedSite {
  origin: string
  stop: () => Promise<void>
}

/** Starts a server of a documentation site, and waits until it answers. Rejects with what the command printed if it ends. */
export async function startSite({ folder, command, env }: StartSiteOptions): Promise<StartedSite> {
  const { origin: free, close } = await listenLocally(createServer())
  await close()
  const { port } = new URL(free)
  const child = spawn(join(folder, 'node_modules/.bin/view-docs'), [command, '--port', port], { cwd: folder, env: { ...env } })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  // Vite serves on the address that "localhost" is on this machine.
  const origin = `http://${command === 'dev' ? 'localhost' : '127.0.0.1'}:${port}`
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`view-docs ${command} ended:\n${printed}`)
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
