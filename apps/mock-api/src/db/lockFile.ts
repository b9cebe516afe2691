import Sqlite from 'better-sqlite3'

const patience = 60_000

/**
 * Locks a SQLite file for one process while its tables are migrated: Kysely has no migration lock on SQLite. Waits for the present holder.
 * It is SQLite's own lock, on a file next to the data, so it is released when the process ends. Returns a function that releases it.
 */
export function lockFile(file: string): () => void {
  if (file === ':memory:') return () => undefined
  const lock = new Sqlite(`${file}.lock`, { timeout: patience })
  lock.exec('BEGIN EXCLUSIVE')
  return () => {
    lock.exec('ROLLBACK')
    lock.close()
  }
}
