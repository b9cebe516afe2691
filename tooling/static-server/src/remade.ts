import { watchFile } from 'node:fs'

/**
 * Data derived from a built site, derived again when a build has written its last file: a server that runs during the build serves
 * what the build left.
 */
export function remade<T>(file: string, make: () => T): () => T {
  let made = make()
  watchFile(file, { interval: 1000, persistent: false }, ({ mtimeMs }) => {
    // 0: the file does not exist because a build is running.
    if (mtimeMs > 0) made = make()
  })
  return () => made
}
