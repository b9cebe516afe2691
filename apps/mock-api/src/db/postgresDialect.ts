import { PostgresDialect } from 'kysely'
import { Pool } from 'pg'

/** PostgreSQL at `url`, with at most `connections` connections of this process. */
export function postgresDialect(url: string, connections: number): PostgresDialect {
  const pool = new Pool({ connectionString: url, max: connections })
  // An idle connection that the server closes must not end the process; the next query opens another.
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
}
