import { products, type Catalogue, type StoreGoods } from '@view-site/contract'
import type { Database, Tx } from '../db/openDatabase.ts'
import { tableNames } from '../db/tables.ts'
import type { UserRow } from '../db/tables/AccountTables.ts'
import type { CouponsTable } from '../db/tables/OrderTables.ts'
import { newUser } from '../domain/accounts/newUser.ts'
import { hashPassword } from '../passwords.ts'
import type { FileStore } from '../ports/FileStore.ts'
import { demoAccounts, demoPassword } from './demoAccounts.ts'
import { seedHistory } from './seedHistory.ts'
import { seedReleases, seedStoreReleases } from './seedReleases.ts'
import { seedStore } from './seedStore.ts'

/** What `seed` takes. */
export interface SeedOptions {
  catalogue: Catalogue
  store: readonly StoreGoods[]
  /** The sample releases; without them none are seeded. */
  releaseFiles?: FileStore | undefined
  now: Date
}

let demoHash: Promise<string> | undefined

/** Hash of the demo password, computed once. */
export function demoPasswordHash(): Promise<string> {
  demoHash ??= hashPassword(demoPassword)
  return demoHash
}

/** Fills an empty database with the demo accounts and their history; does nothing if there are accounts. */
export async function seed(db: Database, options: SeedOptions): Promise<void> {
  const hash = await demoPasswordHash()
  await db.transaction(async (tx) => {
    await lockSeed(tx)
    const anyone = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (anyone === undefined) await fill(tx, hash, options)
  })
}

/** Deletes all data and seeds again. */
export async function reseed(db: Database, options: SeedOptions): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of tableNames) await tx.deleteFrom(table).execute()
  })
  await seed(db, options)
}

async function fill(tx: Tx, passwordHash: string, { catalogue, store, releaseFiles, now }: SeedOptions): Promise<void> {
  const users = demoAccounts.map(({ mail, username, name, flags = [], patch }, index): UserRow => {
    const held = Object.fromEntries(flags.map((flag) => [flag, 1 as const]))
    const created_at = new Date(now.getTime() - (demoAccounts.length - index) * 86_400_000).toISOString()
    const phone = `1380000${String(index + 1).padStart(4, '0')}`
    return newUser({ mail, username, name, phone, password_hash: passwordHash, mail_verified: 1, created_at, ...held, ...patch })
  })
  await tx.insertInto('users').values(users).execute()
  await tx
    .insertInto('coupons')
    .values([
      coupon('EXAMPLE10', 10),
      coupon('EXAMPLEFREE', 100),
      coupon('EXAMPLEOLD', 50, { expires_at: '2020-01-01T00:00:00.000Z' }),
      coupon('EXAMPLEONCE', 20, { max_uses_per_user: 1 }),
      coupon('EXAMPLELAST', 30, { max_uses: 1 }),
      coupon('EXAMPLECRUD', 40, { skus: JSON.stringify(['icrud-standard', 'icrud-team', 'icrud-enterprise']) }),
    ])
    .execute()
  await seedHistory(tx, users, catalogue, now)
  await seedStore(tx, users, store, now)
  if (releaseFiles !== undefined) {
    await seedReleases(tx, products, { store: releaseFiles, now })
    await seedStoreReleases(tx, store, releaseFiles)
  }
}

/** A coupon for everything, without limits, unless `rest` says otherwise. */
function coupon(code: string, percent: number, rest: Partial<CouponsTable> = {}): CouponsTable {
  return { code, percent, expires_at: '2099-01-01T00:00:00.000Z', max_uses: null, max_uses_per_user: null, skus: null, ...rest }
}

/** Processes that start at the same time wait here until the first has seeded. */
async function lockSeed(tx: Tx): Promise<void> {
  await tx
    .insertInto('limits')
    .values({ key: 'seed', hits: '[]', expires_at: '' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  await tx.selectFrom('limits').select('key').where('key', '=', 'seed').forUpdate().execute()
}
