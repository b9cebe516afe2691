import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Compiles a locale that the machine may lack, and returns the folder for `LOCPATH`. */
export async function compileLocale(locale: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'locales-'))
  await promisify(execFile)('localedef', ['-i', locale, '-f', 'UTF-8', join(folder, `${locale}.UTF-8`)])
  return folder
}
