import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** A new database on a PostgreSQL server. */
export interface NewDatabase {
  name: string
  url: string
  drop(): Promise<void>
}

/** Creates a database on a PostgreSQL server: an empty one, or a copy of the database `template`, to which nothing may be connected. */
export async function newDatabase(server: string, template?: string): Promise<NewDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await execute(server, `create database ${name}${template === undefined ? '' : ` template ${template}`}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => execute(server, `drop database ${name} with (force)`) }
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
