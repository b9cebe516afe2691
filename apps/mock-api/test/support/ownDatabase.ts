import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { OpenDatabaseOptions } from '../../src/index.ts'

/** A separate database for a test file: in memory for SQLite, a new one on the server for PostgreSQL. */
export async function ownDatabase(): Promise<{ options: OpenDatabaseOptions; drop(): Promise<void> }> {
  const server = inject('databaseUrl')
  if (server === undefined) return { options: {}, drop: () => Promise.resolve() }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await execute(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { options: { url: url.href }, drop: () => execute(server, `drop database ${name} with (force)`) }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
