import { watchFile } from 'node:fs'

/**
 * What was made of a built site, made anew when a build has written the file that it writes last: a server that runs meanwhile serves
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
