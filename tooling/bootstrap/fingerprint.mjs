import { createHash } from 'node:crypto'
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** Generated files and folders, which are not hashed. */
const skipped = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report', 'routeTree.gen.ts'])

/**
 * A hash that changes with any change to the given files and folders. Like git's index it relies on file metadata: size, inode and the
 * change time (ctime), which cannot be set back. A missing path is part of the hash.
 * @param {readonly string[]} paths from the root of the repository
 * @param {(path: string) => boolean} isIncluded
 */
export function fingerprint(paths, isIncluded = () => true) {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!isIncluded(path)) return
    const found = lstatSync(join(root, path), { throwIfNoEntry: false })
    if (found?.isDirectory())
      readdirSync(join(root, path))
        .filter(isWritten)
        .sort()
        .forEach((name) => add(`${path}/${name}`))
    else hash.update(`${path} ${found?.ino} ${found?.size} ${found?.ctimeMs}\n`)
  }
  paths.forEach(add)
  return hash.digest('base64url')
}

function isWritten(name) {
  return !skipped.has(name) && !name.startsWith('.')
}
