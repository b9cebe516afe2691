import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of one of this package's entries. */
export function entryFile(name: 'client' | 'reader' | 'server'): string {
  return fileURLToPath(import.meta.resolve(`view-docs/${name}`))
}

/** The key of an entry in Vite's manifest. */
export function entryKey(root: string, name: 'client' | 'reader' | 'server'): string {
  return relative(root, entryFile(name)).split(sep).join('/')
}
