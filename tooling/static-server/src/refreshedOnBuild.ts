import { watchFile } from 'node:fs'

/**
 * Computes a value from a built site, and again whenever a build has written `file`, the last file it writes, so that a running server
 * serves the new build.
 */
export function refreshedOnBuild<T>(file: string, compute: () => T): () => T {
  let value = compute()
  watchFile(file, { interval: 1000, persistent: false }, ({ mtimeMs }) => {
    // 0: the file does not exist because a build is running.
    if (mtimeMs > 0) value = compute()
  })
  return () => value
}
