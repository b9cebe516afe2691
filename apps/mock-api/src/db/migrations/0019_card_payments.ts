import type { Kysely } from 'kysely'

/** The channel's id of a payment, for channels that cannot find it by our number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('attempts').addColumn('reference', 'text').execute()
}
