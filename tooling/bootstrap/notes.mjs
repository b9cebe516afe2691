import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './paths.mjs'

const fileOf = (name) => join(root, 'node_modules/.cache/bootstrap', `${name}.json`)

/** What an earlier run noted under a name; an empty object where it did not. */
export function readNote(name) {
  try {
    return JSON.parse(readFileSync(fileOf(name), 'utf8'))
  } catch {
    return {}
  }
}

/** Notes something for later runs. It goes with `node_modules`. */
export function writeNote(name, note) {
  mkdirSync(dirname(fileOf(name)), { recursive: true })
  writeFileSync(fileOf(name), JSON.stringify(note))
}
