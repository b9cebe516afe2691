import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'

/** Milliseconds to wait for another process that has the lock. */
const lockTimeout = 60_000

/**
 * Locks a SQLite file for one process while it is opened and migrated: Kysely has no migration lock on SQLite. Waits for the present
 * holder, and creates the file's folder. It is SQLite's own lock, on a file next to the data, so it is released when the process ends.
 * Returns a function that releases it.
 */
export function lockFile(file: string): () => void {
  if (file === ':memory:') return () => undefined
  mkdirSync(dirname(resolve(file)), { recursive: true })
  const lock = new Sqlite(`${file}.lock`, { timeout: lockTimeout })
  lock.exec('BEGIN EXCLUSIVE')
  return () => {
    lock.exec('ROLLBACK')
    lock.close()
  }
}
