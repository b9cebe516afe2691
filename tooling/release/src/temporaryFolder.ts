import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Creates an empty folder that is deleted when this process exits, unless `keep` is set. Temporary files created later, also by child
 * processes, are put in it.
 */
export function temporaryFolder(name: string, { keep = false }: { keep?: boolean } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  if (!keep) process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  process.env.TMPDIR = join(folder, 'tmp')
  mkdirSync(process.env.TMPDIR)
  return folder
}
