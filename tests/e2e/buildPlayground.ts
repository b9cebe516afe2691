import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const app = resolve(import.meta.dirname, '../../apps/playground')

/** Builds the playground into a folder of its own, told what its environment says. */
export async function buildPlayground(dist: string, env: Record<string, string>): Promise<void> {
  const build = spawn(process.execPath, ['--conditions=@view-site/source', 'build/run.ts', 'build'], {
    cwd: app,
    env: { ...process.env, ...env, PLAYGROUND_DIST: dist },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code]: unknown[] = await once(build, 'exit')
  if (code !== 0) throw new Error(`The playground's build for ${dist} ended with ${String(code)}; its message stands above.`)
}
