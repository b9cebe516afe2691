import { Kysely, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import { lockFile } from './lockFile.ts'
import { migrations } from './migrations.ts'
import { postgresDialect } from './postgresDialect.ts'
import { sqliteConnection } from './sqliteConnection.ts'
import { sqliteDialect } from './sqliteDialect.ts'
import type { Tables } from './tables.ts'

/** Options of `openDatabase`. */
export interface OpenDatabaseOptions {
  /** A PostgreSQL address; several processes may share it. Wins over `file`. */
  url?: string | undefined
  /** A SQLite file. @default ':memory:' */
  file?: string | undefined
  /** Result of `Database.contents`: opens a SQLite database in memory with these tables and rows, instead of `file`. */
  contents?: Uint8Array | undefined
  /** Connections per process, PostgreSQL only. @default 10 */
  connections?: number | undefined
}

/** Query builder of a transaction. */
export type Tx = Transaction<Tables>

/** The database; queries are the same on both engines. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly query: Kysely<Tables>
  /**
   * Runs `work` in one transaction. SQLite takes its write lock at the start, PostgreSQL row locks at each `forUpdate()`. Use only `tx`
   * inside: SQLite has a single connection, which the transaction occupies.
   */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** Returns a copy of the tables and their rows, for `openDatabase`. Throws on PostgreSQL, which has tools for that. */
  contents(): Uint8Array
  close(): Promise<void>
}

/** Opens the database and migrates its tables. */
export async function openDatabase(options: OpenDatabaseOptions = {}): Promise<Database> {
  const { query, contents } = options.url === undefined ? await openSqlite(options) : await openPostgres(options.url, options.connections)
  return {
    kind: options.url === undefined ? 'sqlite' : 'postgres',
    query,
    transaction: (work) => retried(() => committed(query, work)),
    contents,
    close: () => query.destroy(),
  }
}

interface Opened extends Pick<Database, 'contents'> {
  query: Kysely<Tables>
}

const commitActions = new WeakMap<Tx, (() => void)[]>()

/** Calls `act` once the transaction has been committed, and not at all if it is rolled back. */
export function afterCommit(tx: Tx, act: () => void): void {
  const actions = commitActions.get(tx)
  if (actions === undefined) throw new Error('This is no open transaction of Database.transaction(); call it from its work')
  actions.push(act)
}

async function committed<Result>(query: Kysely<Tables>, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const actions: (() => void)[] = []
  const result = await query.transaction().execute((tx) => {
    commitActions.set(tx, actions)
    return work(tx)
  })
  for (const act of actions) act()
  return result
}

/** Opens the file under the lock as well: SQLite ignores its timeout when a process switches a new file to WAL while another one does. */
async function openSqlite({ file = ':memory:', contents }: OpenDatabaseOptions): Promise<Opened> {
  const unlock = lockFile(contents === undefined ? file : ':memory:')
  try {
    const database = sqliteConnection(contents === undefined ? file : Buffer.from(contents))
    return { query: await migrated(new Kysely<Tables>({ dialect: sqliteDialect(database) })), contents: () => database.serialize() }
  } finally {
    unlock()
  }
}

async function openPostgres(url: string, connections = 10): Promise<Opened> {
  return { query: await migrated(new Kysely<Tables>({ dialect: postgresDialect(url, connections) })), contents: refuseContents }
}

function refuseContents(): never {
  throw new Error('Only a SQLite database can be copied like this. For PostgreSQL use pg_dump, or CREATE DATABASE … TEMPLATE')
}

async function migrated(query: Kysely<Tables>): Promise<Kysely<Tables>> {
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const { error } = await new Migrator({ db: query, provider }).migrateToLatest()
  if (error !== undefined) throw new Error('The database could not be brought up to date; see the cause', { cause: error })
  return query
}

const collisions = new Set(['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'])

/** Retries a transaction that the database aborted because of a concurrent one, at most twice. */
async function retried<Result>(run: () => Promise<Result>, left = 2): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (left === 0 || !collisions.has(code)) throw error
    return retried(run, left - 1)
  }
}
