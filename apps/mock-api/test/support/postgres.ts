import type { TestProject } from 'vitest/node'
import { startPostgres } from './startPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server for the suite; without one it runs on SQLite. */
    databaseUrl: string | undefined
    /** Whether requests go over HTTP. @default false: they are passed to the app in process */
    isServed: boolean
  }
}

/** Provides the `postgres` project's server: the one in DATABASE_URL, or a temporary one on this machine. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL']
  const server = given === undefined || given === '' ? await startPostgres() : { url: given, stop: () => Promise.resolve() }
  provide('databaseUrl', server.url)
  return () => server.stop()
}
