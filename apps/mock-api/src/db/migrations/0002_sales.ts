import type { Kysely } from 'kysely'

/** Orders, payments, purchases, licences, demo requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCoupons(db)
  await createOrders(db)
  await createAttempts(db)
  await createPurchases(db)
  await createLicenses(db)
  await createDemoRequests(db)
}

async function createCoupons(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('coupons')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('percent', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('order_no', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('items', 'text', (column) => column.notNull())
    .addColumn('amount_list', 'integer', (column) => column.notNull())
    .addColumn('amount_discount', 'integer', (column) => column.notNull())
    .addColumn('amount_payable', 'integer', (column) => column.notNull())
    .addColumn('amount_paid', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('coupon', 'text')
    .addColumn('channel', 'text')
    .addColumn('attempt_id', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('paid_at', 'text')
    .addColumn('finished_at', 'text')
    .addColumn('closed_at', 'text')
    .addColumn('invoice_status', 'text', (column) => column.notNull())
    .addColumn('timeline', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('orders_user').on('orders').columns(['user_id', 'created_at', 'order_no']).execute()
}

async function createAttempts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_no', 'text', (column) => column.notNull().references('orders.order_no'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('out_trade_no', 'text', (column) => column.notNull().unique())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('code_url', 'text')
    .addColumn('transaction_id', 'text', (column) => column.unique())
    .addColumn('refund_reason', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('attempts_number', ['order_no', 'number'])
    .execute()
}

async function createPurchases(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('purchases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_no', 'text', (column) => column.notNull().references('orders.order_no'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer')
    .addColumn('projects', 'integer')
    .addColumn('license_limit', 'integer', (column) => column.notNull())
    .addColumn('perpetual', 'integer', (column) => column.notNull())
    .addColumn('grants', 'text', (column) => column.notNull())
    .addColumn('support_until', 'text', (column) => column.notNull())
    .addColumn('updates_until', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('purchases_once', ['order_no', 'sku'])
    .execute()
  await db.schema.createIndex('purchases_user').on('purchases').columns(['user_id', 'created_at', 'id']).execute()
}

async function createLicenses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('licenses')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purchase_id', 'text', (column) => column.notNull().references('purchases.id'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('project_limit', 'integer')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('support_until', 'text', (column) => column.notNull())
    .addColumn('updates_until', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('licenses_user').on('licenses').columns(['user_id', 'created_at', 'id']).execute()
  await db.schema.createIndex('licenses_purchase').on('licenses').column('purchase_id').execute()
}

async function createDemoRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('demo_requests')
    .addColumn('phone', 'text', (column) => column.primaryKey())
    .addColumn('visitor', 'text', (column) => column.unique())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
