import type { Kysely } from 'kysely'

/** What a coupon is for and how often it can be used, and what it takes off an order. */
export async function up(
  db: Kysely<{ orders: { type: string; coupon: string | null; amount_discount: number; amount_coupon: number } }>,
): Promise<void> {
  await db.schema.alterTable('coupons').addColumn('max_uses', 'integer').execute()
  await db.schema.alterTable('coupons').addColumn('max_uses_per_user', 'integer').execute()
  await db.schema.alterTable('coupons').addColumn('skus', 'text').execute()
  await db.schema
    .alterTable('orders')
    .addColumn('amount_coupon', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('orders_coupon').on('orders').columns(['coupon', 'user_id']).execute()
  // Orders of products have no other discount.
  await db
    .updateTable('orders')
    .set((order) => ({ amount_coupon: order.ref('amount_discount') }))
    .where('type', '=', 'product')
    .where('coupon', 'is not', null)
    .execute()
}
