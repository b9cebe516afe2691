import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Line of a file where some keys or texts follow each other; nothing where they do not. Read for messages only. */
export function lineIn(file: string, keys: readonly string[]): { line?: number } {
  const text = readFileSync(file, 'utf8')
  let at = 0
  for (const key of keys) {
    const found = text.slice(at).search(new RegExp(`(?<![\\w/-])${key.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}(?![\\w/-])`))
    if (found < 0) return {}
    at += found + key.length
  }
  return { line: text.slice(0, at).split('\n').length }
}

/** What an error says, in one line and without the folder of the file. */
export function describeError(error: unknown, file: string): string {
  const [first = ''] = String(error).split('\n')
  return first.replaceAll(`${dirname(file)}/`, '')
}

/** Line of a file that an error of its import names. */
export function lineOfError(error: unknown, file: string): { line?: number } {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const at = stack.indexOf(file)
  const [, line] = at < 0 ? [] : (/^[^:\s]*:(\d+)/.exec(stack.slice(at + file.length)) ?? [])
  return line === undefined ? {} : { line: Number(line) }
}
