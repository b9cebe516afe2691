import type { Kysely } from 'kysely'

/** Finds the invitations to an address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('seats_mail').on('seats').column('mail').execute()
}
