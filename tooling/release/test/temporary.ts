import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder with files, gone after the test. */
export async function temporary(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'release-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path)
    // oxlint-disable-next-line no-await-in-loop -- a handful of small files
    await mkdir(dirname(file), { recursive: true })
    // oxlint-disable-next-line no-await-in-loop
    await writeFile(file, content)
  }
  return folder
}
