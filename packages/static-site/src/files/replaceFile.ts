import { rename, writeFile } from 'node:fs/promises'

let drafts = 0

/** Writes a file so that whoever reads it meanwhile, or after the program was ended, meets a whole one. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}-${drafts++}`
  await writeFile(draft, content)
  await rename(draft, file)
}
