import type { Kysely } from 'kysely'

/** Seats of a purchase, each offered to a mail address; an address has at most one of a purchase. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seats')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purchase_id', 'text', (column) => column.notNull().references('purchases.id'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.references('users.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('invited_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('accepted_at', 'text')
    .addColumn('ended_at', 'text')
    .addUniqueConstraint('seats_once', ['purchase_id', 'mail'])
    .execute()
  await db.schema.createIndex('seats_member').on('seats').columns(['member_id', 'status']).execute()
  await db.schema.createIndex('seats_user').on('seats').column('user_id').execute()
}
