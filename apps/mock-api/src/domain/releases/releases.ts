import { createHash } from 'node:crypto'
import { editionNames, flags, type EditionName, type Flag, type Release } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { z } from 'zod'
import type { Database, Tx } from '../../db/openDatabase.ts'
import type { UserRow } from '../../db/tables/AccountTables.ts'
import type { ReleaseFileRow, ReleaseRow } from '../../db/tables/ReleaseTables.ts'
import { Failure } from '../../http/Failure.ts'
import { newId } from '../../secrets.ts'
import type { FileStore } from '../../ports/FileStore.ts'
import { liveLicensed } from '../licences/livePurchases.ts'
import { ownedItems } from '../store/storeCustomer.ts'

/** What decides which releases an account may download. */
export interface ReleaseCustomer {
  /** Active purchases, also those in which the account has a seat: their grants, edition, and end of updates. */
  purchases: readonly { grants: readonly Flag[]; edition: EditionName; updatesUntil: string }[]
  /** Flags granted manually, without an edition or an end. */
  granted: ReadonlySet<Flag>
  /** Ids of store items. */
  items: ReadonlySet<string>
}

const grantsOf = z.array(z.enum(flags))

/** Collects what decides an account's releases. It includes purchases whose updates have ended: earlier releases stay available. */
export async function releaseCustomer(query: Database['query'] | Tx, user: UserRow): Promise<ReleaseCustomer> {
  const rows = await liveLicensed(query, user.id, { shared: true }).select(['grants', 'edition', 'updates_until']).execute()
  return {
    purchases: rows.map(({ grants, edition, updates_until }) => ({
      grants: grantsOf.parse(JSON.parse(grants)),
      edition,
      updatesUntil: updates_until,
    })),
    granted: new Set(flags.filter((flag) => user[flag] === 1)),
    items: new Set((await ownedItems(query, user.id)).keys()),
  }
}

/** Why a customer may not download a release; undefined if they may. */
export function refusalOf(release: ReleaseRow, customer: ReleaseCustomer): Release['reason'] {
  const { product, store_item_id, min_edition, published_at } = release
  if (product === null) return store_item_id !== null && customer.items.has(store_item_id) ? undefined : 'not_entitled'
  if (customer.granted.has(product)) return undefined
  const bought = customer.purchases.filter(({ grants }) => grants.includes(product))
  if (bought.length === 0) return 'not_entitled'
  const large = bought.filter(({ edition }) => editionNames.indexOf(edition) >= editionNames.indexOf(min_edition))
  if (large.length === 0) return 'edition'
  return large.some(({ updatesUntil }) => published_at <= updatesUntil) ? undefined : 'updates_ended'
}

/** A release as a customer sees it. */
export function viewRelease(row: ReleaseRow, files: readonly ReleaseFileRow[], customer: ReleaseCustomer): Release {
  const { product, store_item_id, ...rest } = row
  const reason = refusalOf(row, customer)
  return {
    ...rest,
    product: product ?? undefined,
    store_item_id: store_item_id ?? undefined,
    files: files
      .filter(({ release_id }) => release_id === row.id)
      .map(({ id, name, size, sha256 }) => ({ file_id: id, name, size, sha256 })),
    entitled: reason === undefined,
    reason,
  }
}

/** A release that this user may download; throws `notFound`, `notEntitled` or `updatesEnded`. */
export async function entitledRelease(query: Database['query'] | Tx, releaseId: string, user: UserRow): Promise<ReleaseRow> {
  const release = await query.selectFrom('releases').selectAll().where('id', '=', releaseId).executeTakeFirst()
  if (release === undefined) throw new Failure(errorCodes.notFound)
  const reason = refusalOf(release, await releaseCustomer(query, user))
  if (reason !== undefined) throw new Failure(reason === 'updates_ended' ? errorCodes.updatesEnded : errorCodes.notEntitled)
  return release
}

/** What `publishRelease` takes besides the release itself. */
export interface PublishReleaseOptions {
  /** Paths of its files in the file store. */
  paths: readonly string[]
  store: FileStore
}

/** Adds a release with the size and checksum of each file. Throws if a file is not in the file store. */
export async function publishRelease(
  tx: Tx,
  release: Omit<ReleaseRow, 'id'>,
  { paths, store }: PublishReleaseOptions,
): Promise<ReleaseRow> {
  const row = { id: newId('r'), ...release }
  await tx.insertInto('releases').values(row).execute()
  const files = await Promise.all(paths.map((path) => describeFile(store, path)))
  const rows = files.map((file) => ({ id: newId('f'), release_id: row.id, ...file }))
  if (rows.length > 0) await tx.insertInto('release_files').values(rows).execute()
  return row
}

async function describeFile(store: FileStore, path: string) {
  const bytes = await store.read(path)
  if (bytes === undefined) throw new Error(`The release file ${path} is not in the store; put it there before the release is published`)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { path, name: path.slice(path.lastIndexOf('/') + 1), size: bytes.byteLength, sha256 }
}
