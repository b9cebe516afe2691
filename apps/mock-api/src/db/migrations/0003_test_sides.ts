import type { Kysely } from 'kysely'

/** The test channel's records and the outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTrades(db)
  await createOutbox(db)
}

async function createTrades(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('trades')
    .addColumn('out_trade_no', 'text', (column) => column.primaryKey())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('transaction_id', 'text', (column) => column.unique())
    .addColumn('paid_amount', 'integer')
    .addColumn('paid_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('code', 'text')
    .addColumn('link', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('outbox_recipient').on('outbox').columns(['recipient', 'created_at']).execute()
}
