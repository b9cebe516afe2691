import { rename, writeFile } from 'node:fs/promises'

let drafts = 0

/** Writes a file atomically: readers see either the old or the new content, even if the process is killed. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}-${drafts++}`
  await writeFile(draft, content)
  await rename(draft, file)
}
