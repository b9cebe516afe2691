import { sql, type Kysely } from 'kysely'

/** Codes sent to mail addresses too, for sign-up by mail alone; codes that were sent to phones stay valid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sign_up_codes')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries_left', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sign_up_codes_key', ['kind', 'contact'])
    .execute()
  await sql`insert into sign_up_codes (kind, contact, code_hash, tries_left, expires_at)
    select 'phone', phone, code_hash, tries_left, expires_at from phone_codes`.execute(db)
  await db.schema.dropTable('phone_codes').execute()
}
