import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './paths.mjs'

const fileOf = (name) => join(root, 'node_modules/.cache/bootstrap', `${name}.json`)

/** Reads what an earlier run stored under a name; an empty object if there is nothing. */
export function readNote(name) {
  try {
    return JSON.parse(readFileSync(fileOf(name), 'utf8'))
  } catch {
    return {}
  }
}

/** Stores something for later runs, inside `node_modules`. */
export function writeNote(name, note) {
  mkdirSync(dirname(fileOf(name)), { recursive: true })
  writeFileSync(fileOf(name), JSON.stringify(note))
}
