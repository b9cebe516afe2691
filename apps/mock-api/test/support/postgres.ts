import type { TestProject } from 'vitest/node'
import { startPostgres } from './startPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL that the suite runs on; without one it runs on SQLite. */
    databaseUrl: string | undefined
    /** Whether requests go over HTTP. @default they are handed to the app in the same process */
    isServed: boolean
  }
}

/** Gives the `postgres` project its server: the one in DATABASE_URL, or a throw-away one of this machine. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL']
  const server = given === undefined || given === '' ? await startPostgres() : { url: given, stop: () => Promise.resolve() }
  provide('databaseUrl', server.url)
  return () => server.stop()
}
