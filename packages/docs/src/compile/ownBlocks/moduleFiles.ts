import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A module and everything that it imports by a relative path: text by absolute path. */
export async function moduleFiles(file: string, found = new Map<string, string>()): Promise<Map<string, string>> {
  const code = await readFile(file, 'utf8')
  found.set(file, code)
  for (const [, path = ''] of code.matchAll(/\b(?:from|import)\b\s*\(?\s*['"](\.\.?\/[^'"]+)['"]/g)) {
    const imported = join(dirname(file), path)
    // What is in a comment may be no file.
    if (!found.has(imported) && existsSync(imported)) await moduleFiles(imported, found)
  }
  return found
}
