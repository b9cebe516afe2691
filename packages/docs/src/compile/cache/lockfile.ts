import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const names = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock', 'bun.lock']

/** The lockfile that says which packages code in a folder imports: the nearest one above. Empty if there is none. */
export async function lockfileOf(folder: string): Promise<string> {
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')))
  const text = texts.join('')
  return text !== '' || dirname(folder) === folder ? text : lockfileOf(dirname(folder))
}
