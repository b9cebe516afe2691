import { existsSync, statSync } from 'node:fs'

/** Transferred bytes of a file: the size of its Brotli copy if there is one. */
export function sent(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}
