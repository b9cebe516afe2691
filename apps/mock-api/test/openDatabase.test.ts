import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase, type Database } from '../src/db/openDatabase.ts'
import { ownDatabase } from './support/ownDatabase.ts'

async function opened(contents?: Uint8Array): Promise<Database> {
  const database = await openDatabase({ contents })
  onTestFinished(() => database.close())
  return database
}

async function addLimit({ query }: Database, key: string): Promise<void> {
  await query.insertInto('limits').values({ key, hits: '[]', expires_at: '' }).execute()
}

async function limitsOf({ query }: Database): Promise<string[]> {
  return (await query.selectFrom('limits').select('key').orderBy('key').execute()).map(({ key }) => key)
}

test('a database with the contents of another has its rows, and later changes of one are not in the other', async () => {
  const first = await opened()
  await addLimit(first, 'both')
  const contents = first.contents()
  const copies = [await opened(contents), await opened(contents)] as const
  await addLimit(first, 'first')
  await addLimit(copies[0], 'copy')
  expect(await limitsOf(first)).toEqual(['both', 'first'])
  expect(await limitsOf(copies[0])).toEqual(['both', 'copy'])
  expect(await limitsOf(copies[1])).toEqual(['both'])
})

test.runIf(inject('databaseUrl'))('the contents of a PostgreSQL database are refused, with the tools that copy it', async () => {
  const own = await ownDatabase()
  const database = await openDatabase(own.options)
  expect(() => database.contents()).toThrow('For PostgreSQL use pg_dump')
  await database.close()
  await own.drop()
})
