import type { TestProject } from 'vitest/node'
import { createApp, testClock } from '../../src/index.ts'
import { newDatabase, type NewDatabase } from './newDatabase.ts'
import { startPostgres } from './startPostgres.ts'
import { worldStart } from './worldStart.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server for the suite; without one it runs on SQLite. */
    databaseUrl: string | undefined
    /** Name of a database on that server with all tables and the seed, to copy. */
    filledDatabase: string | undefined
    /** Whether requests go over HTTP. @default false: they are passed to the app in process */
    isServed: boolean
  }
}

/** Provides the `postgres` project's server: the one in DATABASE_URL, or a temporary one on this machine. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL']
  const server = given === undefined || given === '' ? await startPostgres() : { url: given, stop: () => Promise.resolve() }
  const filled = await fill(server.url)
  provide('databaseUrl', server.url)
  provide('filledDatabase', filled.name)
  return async () => {
    await filled.drop()
    await server.stop()
  }
}

async function fill(server: string): Promise<NewDatabase> {
  const database = await newDatabase(server)
  const clock = testClock()
  clock.freeze(worldStart)
  const app = await createApp({ database: { url: database.url }, clock })
  await app.close()
  return database
}
