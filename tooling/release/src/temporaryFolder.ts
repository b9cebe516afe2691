import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes an empty folder that is gone when this program ends, however it ends; `keep` leaves it. What is started from here on puts its own temporary files into it. */
export function temporaryFolder(name: string, { keep = false }: { keep?: boolean } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  if (!keep) process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  process.env.TMPDIR = join(folder, 'tmp')
  mkdirSync(process.env.TMPDIR)
  return folder
}
