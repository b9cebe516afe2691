import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { migrations } from '../src/db/migrations.ts'
import { postgresDialect } from '../src/db/postgresDialect.ts'
import { sqliteConnection } from '../src/db/sqliteConnection.ts'
import { sqliteDialect } from '../src/db/sqliteDialect.ts'
import { createApp, testClock } from '../src/index.ts'
import { keyedHash } from '../src/secrets.ts'
import { ownDatabase } from './support/ownDatabase.ts'
import { newPhone } from './support/phone.ts'

const secretKey = 'the key of this test, 32 characters'
const now = new Date('2026-05-06T02:00:00.000Z')

test('a code that was sent to a phone before the update still creates an account', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'migrations-'))
  const database = await ownDatabase()
  const { url } = database.options
  const file = join(directory, 'data.sqlite')
  const phone = newPhone()
  const before = new Kysely<unknown>({ dialect: url === undefined ? sqliteDialect(sqliteConnection(file)) : postgresDialect(url, 1) })
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const { error } = await new Migrator({ db: before, provider }).migrateTo('0017_wechat_h5')
  expect(error).toBeUndefined()
  const hash = keyedHash(secretKey)('123456')
  await sql`insert into phone_codes (phone, code_hash, tries_left, expires_at)
    values (${phone}, ${hash}, 5, '2026-05-06T02:05:00.000Z')`.execute(before)
  await before.destroy()

  const clock = testClock()
  clock.freeze(now)
  const app = await createApp({ database: url === undefined ? { file } : { url }, clock, secretKey, seed: false })
  const body = { mail: 'a@example.com', password: 'correct horse', mobile: phone, captcha: '123456' }
  const headers = { 'content-type': 'application/json' }
  const response = await app.fetch(new Request('http://127.0.0.1/v1/user/signup', { method: 'POST', headers, body: JSON.stringify(body) }))
  const { code }: { code: number } = JSON.parse(await response.text())
  expect(code).toBe(200)
  await app.close()
  await database.drop()
  await rm(directory, { recursive: true })
})
