import type { Kysely } from 'kysely'

/** Store items that accounts own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('store_purchases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_no', 'text', (column) => column.notNull().references('orders.order_no'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('store_purchases_once', ['order_no', 'item_id'])
    .execute()
  await db.schema.createIndex('store_purchases_user').on('store_purchases').columns(['user_id', 'status']).execute()
}
