import type { Tx } from '../../db/openDatabase.ts'
import type { UserRow } from '../../db/tables/AccountTables.ts'
import type { CallContext } from '../../http/CallContext.ts'

/** Stores the language of the request as that of the account's mails. */
export async function rememberLocale(tx: Tx, user: Pick<UserRow, 'id' | 'locale'>, { locale }: Pick<CallContext, 'locale'>): Promise<void> {
  if (locale === undefined || locale === user.locale) return
  await tx.updateTable('users').set({ locale }).where('id', '=', user.id).execute()
}
