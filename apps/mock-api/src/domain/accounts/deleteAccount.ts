import * as errorCodes from '@view-site/contract/error-codes'
import type { Tx } from '../../db/openDatabase.ts'
import type { UserRow } from '../../db/tables/AccountTables.ts'
import type { CallContext } from '../../http/CallContext.ts'
import { Failure } from '../../http/Failure.ts'
import { deletionMail } from '../../mails/accountMails.ts'
import { forgetSeats } from '../seats/forgetSeats.ts'
import { newUser } from './newUser.ts'
import { forgetCode } from './signUpCodes.ts'

/**
 * Erases an account's personal data and ends its sessions. Its row stays without a person, because orders and invoices refer to it, which
 * have to be kept for the tax office. `password_hash` is of a password that nobody knows. Throws `orderOpen` while an order waits for its payment.
 */
export async function deleteAccount(
  tx: Tx,
  context: Pick<CallContext, 'catalogue' | 'mails' | 'now'>,
  { id: userId, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
): Promise<void> {
  const { mails, now } = context
  const user = await tx.selectFrom('users').selectAll().where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
  await requireNoOpenOrder(tx, userId)
  for (const table of ['sessions', 'links', 'contact_changes', 'captchas', 'requests', 'real_names'] as const)
    // oxlint-disable-next-line no-await-in-loop -- one connection: queries of a transaction run one after another
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  if (user.phone !== null) await forgetCode(tx, { kind: 'phone', value: user.phone })
  await forgetCode(tx, { kind: 'mail', value: user.mail })
  await forgetSeats(tx, context, user)
  await tx.deleteFrom('demo_requests').where('visitor', '=', user.uuid).execute()
  await tx.deleteFrom('mails').where('recipient', '=', user.mail).execute()
  await mails.put(tx, { id: `deleted:${userId}`, to: user.mail, content: deletionMail(now.toISOString()) })
  await tx.updateTable('users').set(erased(user, password_hash)).where('id', '=', userId).execute()
}

async function requireNoOpenOrder(tx: Tx, userId: string): Promise<void> {
  const open = await tx
    .selectFrom('orders')
    .select('order_no')
    .where('user_id', '=', userId)
    .where('status', 'in', ['created', 'paying', 'paid'])
    .executeTakeFirst()
  if (open !== undefined) throw new Failure(errorCodes.orderOpen, { order_no: open.order_no })
}

/** A row that nobody can sign in to, with an address of the reserved domain `invalid`. */
function erased({ id, created_at }: UserRow, password_hash: string): UserRow {
  return newUser({ id, created_at, mail: `${id}@deleted.invalid`, name: '', password_hash, disabled: 1 })
}
