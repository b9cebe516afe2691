import { createHash } from 'node:crypto'
import { PostgresDialect, type PostgresCursor, type PostgresPoolClient, type PostgresQueryResult } from 'kysely'
import { Pool, type PoolClient, type QueryResultRow } from 'pg'

/** PostgreSQL at `url`, with at most `connections` connections for this process. */
export function postgresDialect(url: string, connections: number): PostgresDialect {
  const pool = new Pool({ connectionString: url, max: connections })
  // If the server closes an idle connection, the process must survive; the next query opens a new one.
  pool.on('error', () => undefined)
  return new PostgresDialect({
    pool: { connect: async () => preparing(await pool.connect()), end: () => pool.end(), options: pool.options },
  })
}

/** A connection that uses prepared statements, because nearly all calls run the same few queries. */
function preparing(client: PoolClient): PostgresPoolClient {
  const run = async <Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> => {
    const statement = { name: nameOf(sql), text: sql, values: [...parameters] }
    const { command, rowCount, rows } = await client.query<Row & QueryResultRow>(statement)
    return { command: commands.find((known) => known === command) ?? 'SELECT', rowCount: rowCount ?? 0, rows }
  }
  function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query<Row>(
    sql: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof sql !== 'string') throw new Error('Rows are read at once here; give the dialect a cursor before streaming them')
    return run<Row>(sql, parameters)
  }
  return { query, release: (destroy) => client.release(destroy) }
}

/** The result fields that Kysely reads: affected rows, and how a transaction ended. */
const commands = ['UPDATE', 'DELETE', 'INSERT', 'SELECT', 'MERGE', 'COMMIT', 'ROLLBACK'] as const

const names = new Map<string, string>()

/** Name of a prepared statement: stable for its text, within PostgreSQL's 63 characters. */
function nameOf(sql: string): string {
  const name = names.get(sql) ?? createHash('sha256').update(sql).digest('base64url')
  names.set(sql, name)
  return name
}
