import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sentTogether } from './sent.ts'

/** Transferred bytes of the parts of a folder, matched by patterns of file names. Throws if a pattern matches no file. */
export async function weighParts<Part extends string>(
  dir: string,
  parts: readonly (readonly [part: Part, pattern: RegExp])[],
): Promise<(readonly [part: Part, bytes: number])[]> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  const files = names.filter((name) => /\.\w+$/.test(name) && !/\.(br|gz)$/.test(name))
  const weigh = async ([part, pattern]: (typeof parts)[number]) => {
    const own = files.filter((name) => pattern.test(name))
    if (own.length === 0) throw new Error(`No file in ${dir} matches ${pattern} (${part}): build it again, or update the pattern.`)
    return [part, await sentTogether(own.map((name) => join(dir, name)))] as const
  }
  return Promise.all(parts.map(weigh))
}
