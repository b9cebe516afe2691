import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The root of the repository. */
export const root = resolve(import.meta.dirname, '../../..')

/** The text of a file, by its path from the root. */
export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** Files that git tracks or would add, matched by glob patterns from the root. */
export function filesOf(...patterns: string[]): string[] {
  const globs = patterns.map((pattern) => `:(glob)${pattern}`)
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...globs], { cwd: root, encoding: 'utf8' })
  return listed.split('\n').filter(Boolean)
}
