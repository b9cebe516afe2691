import type { Kysely } from 'kysely'

/** Orders that upgrade or renew a purchase, and what to undo on a refund. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('purchase_id', 'text').execute()
  await db.schema.alterTable('purchases').addColumn('upgraded_from', 'text').execute()
  await db.schema
    .createTable('renewals')
    .addColumn('order_no', 'text', (column) => column.primaryKey().references('orders.order_no'))
    .addColumn('purchase_id', 'text', (column) => column.notNull().references('purchases.id'))
    .addColumn('support_ms', 'bigint', (column) => column.notNull())
    .addColumn('updates_ms', 'bigint', (column) => column.notNull())
    .execute()
}
