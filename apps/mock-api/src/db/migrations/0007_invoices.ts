import { sql, type Kysely } from 'kysely'

/** Invoices, their orders, and download addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invoices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title_type', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('tax_no', 'text')
    .addColumn('reg_address', 'text')
    .addColumn('reg_phone', 'text')
    .addColumn('bank_name', 'text')
    .addColumn('bank_account', 'text')
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reject_reason', 'text')
    .addColumn('invoice_no', 'text', (column) => column.unique())
    .addColumn('issued_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('invoices_user').on('invoices').columns(['user_id', 'created_at', 'id']).execute()
  await db.schema
    .createTable('invoice_orders')
    .addColumn('invoice_id', 'text', (column) => column.notNull().references('invoices.id'))
    .addColumn('order_no', 'text', (column) => column.notNull().references('orders.order_no'))
    .addColumn('live', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('invoice_orders_key', ['invoice_id', 'order_no'])
    .execute()
  await db.schema
    .createIndex('invoice_orders_once')
    .on('invoice_orders')
    .column('order_no')
    .unique()
    .where(sql.ref('live'), '=', 1)
    .execute()
  await db.schema
    .createTable('downloads')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
}
