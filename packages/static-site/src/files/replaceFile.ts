import { rename, writeFile } from 'node:fs/promises'

let drafts = 0

/** Writes a file atomically: readers see either the old or the new content, even if the process is killed. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const draft = draftOf(file)
  await writeFile(draft, content)
  await rename(draft, file)
}

/** The name under which a file is written before it gets its own. */
export function draftOf(file: string): string {
  return `${file}.${process.pid}-${drafts++}`
}
