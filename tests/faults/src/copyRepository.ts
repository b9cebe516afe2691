import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { run } from '@view-site/bootstrap/processes'

/**
 * Copies the repository, including uncommitted changes, into a temporary folder and installs its dependencies. The folder is deleted when
 * this process exits.
 */
export async function copyRepository(root: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  // PostgreSQL does not run as root, and has to reach its test database inside this folder.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  // Temporary files of interrupted checks are deleted with the folder.
  process.env['TMPDIR'] = join(folder, 'tmp')
  mkdirSync(process.env['TMPDIR'])
  const copy = join(folder, 'repository')
  await run('git', ['clone', '--quiet', root, copy], { cwd: folder, quiet: true })
  await takeUncommitted(root, copy)
  await install(copy)
  return copy
}

async function takeUncommitted(root: string, copy: string): Promise<void> {
  const list = async (...args: string[]) => (await run('git', args, { cwd: root, quiet: true })).split('\0').filter(Boolean)
  const removed = await list('diff', '--name-only', '--no-renames', '--diff-filter=D', '-z', 'HEAD')
  const changed = await list('diff', '--name-only', '--no-renames', '--diff-filter=d', '-z', 'HEAD')
  const added = await list('ls-files', '--others', '--exclude-standard', '-z')
  for (const file of removed) rmSync(join(copy, file), { force: true })
  for (const file of [...changed, ...added]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
}

/**
 * Installs offline from pnpm's store, which has everything that the repository itself has installed; otherwise downloads what is missing.
 */
async function install(copy: string): Promise<void> {
  const args = ['install', '--frozen-lockfile', '--reporter=append-only']
  const options = { cwd: copy, quiet: true }
  await run('pnpm', [...args, '--offline'], options).catch(() => run('pnpm', [...args, '--prefer-offline'], options))
}
