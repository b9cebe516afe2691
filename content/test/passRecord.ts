import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Which pages passed a check, by a key that changes with everything the check depends on. */
export interface PassRecord {
  /** Whether a page passed with this key. */
  has: (page: string, key: string) => boolean
  /** Adds pages that passed, with their keys. */
  add: (passed: ReadonlyMap<string, string>) => void
}

/** Opens a record in a file. A missing or damaged file counts as empty, and so does every file with `CHECKS_FRESH=1`. */
export function openPassRecord(file: string): PassRecord {
  const isFresh = process.env['CHECKS_FRESH'] === '1'
  return {
    has: (page, key) => !isFresh && read(file)[page] === key,
    add(passed) {
      mkdirSync(dirname(file), { recursive: true })
      // Another run never reads half a file.
      writeFileSync(`${file}.new`, JSON.stringify({ ...read(file), ...Object.fromEntries(passed) }))
      renameSync(`${file}.new`, file)
    },
  }
}

function read(file: string): Record<string, string> {
  try {
    const passes: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof passes === 'object' && passes !== null
      ? Object.fromEntries(Object.entries(passes).map(([page, key]) => [page, String(key)]))
      : {}
  } catch {
    return {}
  }
}

/** Hash of names and contents of a folder's files, without installed packages. */
export function hashFiles(folder: string, patterns: readonly string[]): string {
  const names = globSync([...patterns], { cwd: folder, exclude: isModules }).sort()
  return hash(names.flatMap((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

/** Whether a path ends in a folder of installed packages. */
export function isModules(name: string): boolean {
  return name.endsWith('node_modules')
}

/** Hash of texts, in their order. */
export function hash(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url')
}
