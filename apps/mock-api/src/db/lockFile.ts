import Sqlite from 'better-sqlite3'

const patience = 60_000

/**
 * Holds a SQLite file for one process while its tables are brought up to date: Kysely has no migration lock on SQLite. Waits for
 * whoever holds it; the lock is SQLite's own, on a file beside the data, so it ends with the process. Returns what gives it back.
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
