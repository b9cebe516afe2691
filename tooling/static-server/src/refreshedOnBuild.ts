import { watchFile } from 'node:fs'

/**
 * Computes a value from a built site, and computes it again when a build has written `file`, the last one it writes: a running server
 * then serves the new build.
 */
export function refreshedOnBuild<T>(file: string, compute: () => T): () => T {
  let value = compute()
  watchFile(file, { interval: 1000, persistent: false }, ({ mtimeMs }) => {
    // 0: the file does not exist because a build is running.
    if (mtimeMs > 0) value = compute()
  })
  return () => value
}
