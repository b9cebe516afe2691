import type { Tx } from '../../db/openDatabase.ts'
import type { UserRow } from '../../db/tables/AccountTables.ts'
import type { CallContext } from '../../http/CallContext.ts'
import { seatEndedMail } from '../../mails/seatMails.ts'

/** Erases the seats of a deleted account: those that it has taken or was offered, and those that it has given, whose members are notified. */
export async function forgetSeats(
  tx: Tx,
  { catalogue, mails }: Pick<CallContext, 'catalogue' | 'mails'>,
  { id, mail }: Pick<UserRow, 'id' | 'mail'>,
): Promise<void> {
  await tx
    .deleteFrom('seats')
    .where((where) => where.or([where('member_id', '=', id), where('mail', '=', mail)]))
    .execute()
  const members = await tx
    .selectFrom('seats')
    .innerJoin('users', 'users.id', 'seats.member_id')
    .innerJoin('purchases', 'purchases.id', 'seats.purchase_id')
    .select(['seats.id', 'users.mail', 'purchases.product', 'purchases.edition'])
    .where('seats.user_id', '=', id)
    .where('seats.status', '=', 'accepted')
    .execute()
  for (const { id: seatId, mail: to, ...purchase } of members)
    // oxlint-disable-next-line no-await-in-loop -- one connection: queries of a transaction run one after another
    await mails.put(tx, { id: `seat-ended:${seatId}:deleted`, to, content: seatEndedMail(purchase, catalogue) })
  await tx.deleteFrom('seats').where('user_id', '=', id).execute()
}
