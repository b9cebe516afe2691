import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'

const app = resolve(import.meta.dirname, '../../../apps/playground')
const cache = resolve(import.meta.dirname, '../node_modules/.cache/playground')

/**
 * Builds the playground with another environment, without compressed copies, and returns the output folder. The build is cached as long as the playground's own build
 * does not change: its entry files contain the hashed names of all others.
 */
export async function buildPlayground(env: Record<string, string>): Promise<string> {
  const dist = resolve(cache, await keyOf(env))
  if (existsSync(dist)) return dist
  await rm(cache, { recursive: true, force: true })
  await mkdir(cache, { recursive: true })
  // Built under another name, because a build may be interrupted.
  const unfinished = `${dist}.${process.pid}`
  const build = spawn(process.execPath, ['--conditions=@view-site/source', 'build/run.ts', 'build'], {
    cwd: app,
    env: { ...process.env, ...env, PLAYGROUND_DIST: unfinished, BUILD_PROFILE: 'preview' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code]: unknown[] = await once(build, 'exit')
  if (code !== 0) throw new Error(`The playground's build with ${JSON.stringify(env)} exited with ${String(code)}; its message is above.`)
  await rename(unfinished, dist)
  return dist
}

async function keyOf(env: Record<string, string>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(env))
  for (const file of ['headers.json', 'client/index.html', 'client/sw.js']) hash.update(await readFile(resolve(app, 'dist', file)))
  return hash.digest('hex').slice(0, 16)
}
