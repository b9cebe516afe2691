import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** Runs a command in a folder, one of its installed packages or of the system, and throws what it printed last if it fails. */
export function runIn(folder: string, command: string, options: readonly string[]): void {
  const path = [join(folder, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const env = { ...process.env, PATH: path, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' }
  const { status, stdout, stderr } = spawnSync(command, options, { cwd: folder, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) throw new Error(`${command} ${options.join(' ')} failed in ${folder}:\n${(stdout + stderr).slice(-3000)}`)
}

/** Installs the packages of a folder's manifest, without running anything of theirs. */
export function installIn(folder: string): void {
  runIn(folder, 'pnpm', ['install', '--ignore-scripts', '--no-lockfile'])
}
