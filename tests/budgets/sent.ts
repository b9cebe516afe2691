import { existsSync, statSync } from 'node:fs'

/** Bytes of a file on the wire: the precompressed one where there is one. */
export function sent(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}
