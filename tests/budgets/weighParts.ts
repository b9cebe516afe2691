import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sent } from './sent.ts'

/** Transferred bytes of the parts of a folder, matched by patterns of file names. Throws if a pattern matches no file. */
export function weighParts<Part extends string>(
  dir: string,
  parts: readonly (readonly [part: Part, pattern: RegExp])[],
): (readonly [part: Part, bytes: number])[] {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  const files = names.filter((name) => /\.\w+$/.test(name) && !/\.(br|gz)$/.test(name))
  return parts.map(([part, pattern]) => {
    const own = files.filter((name) => pattern.test(name))
    if (own.length === 0) throw new Error(`No file in ${dir} matches ${pattern} (${part}): build it again, or update the pattern.`)
    return [part, own.reduce((bytes, name) => bytes + sent(join(dir, name)), 0)] as const
  })
}
