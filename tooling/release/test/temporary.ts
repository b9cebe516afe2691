import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { writeFiles } from '../src/writeFiles.ts'

/** Creates a folder with files, deleted after the test. */
export async function temporary(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'release-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await writeFiles(folder, files)
  return folder
}
