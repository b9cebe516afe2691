import Sqlite from 'better-sqlite3'

/** Opens a SQLite file, `:memory:`, or a database in memory that starts with the contents of another one. */
export function sqliteConnection(source: string | Buffer): Sqlite.Database {
  const database = new Sqlite(source, { timeout: 5000 })
  database.pragma('journal_mode = WAL')
  database.pragma('foreign_keys = ON')
  return database
}
