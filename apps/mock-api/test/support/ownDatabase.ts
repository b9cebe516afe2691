import { inject } from 'vitest'
import type { OpenDatabaseOptions } from '../../src/index.ts'
import { newDatabase } from './newDatabase.ts'

/** A separate database for a test file. */
interface OwnDatabase {
  options: OpenDatabaseOptions
  drop(): Promise<void>
}

/** An empty database: in memory for SQLite, a new one on the server for PostgreSQL. */
export function ownDatabase(): Promise<OwnDatabase> {
  return databaseFrom()
}

/** A database with the tables and the seed of `worldStart`. On PostgreSQL it is a copy, on SQLite the app fills it: that is as fast. */
export function filledDatabase(): Promise<OwnDatabase> {
  return databaseFrom(inject('filledDatabase'))
}

async function databaseFrom(template?: string): Promise<OwnDatabase> {
  const server = inject('databaseUrl')
  if (server === undefined) return { options: {}, drop: () => Promise.resolve() }
  const database = await newDatabase(server, template)
  return { options: { url: database.url }, drop: () => database.drop() }
}
