import { calls } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import type { Tx } from '../db/openDatabase.ts'
import type { PurchaseRow } from '../db/tables/PurchaseTables.ts'
import type { SeatRow } from '../db/tables/SeatTables.ts'
import { maskMail } from '../domain/accounts/user.ts'
import { countSeats, ended, invitationLifetime, viewSeat } from '../domain/seats/seats.ts'
import type { CallContext } from '../http/CallContext.ts'
import { Failure } from '../http/Failure.ts'
import { route } from '../http/route.ts'
import { countAll, limits, type LimitedKey } from '../limits.ts'
import { renderMail } from '../mails/renderMail.ts'
import { seatEndedMail, seatInvitationMail } from '../mails/seatMails.ts'
import { hashSecret, newId, newToken } from '../secrets.ts'
import { paginate } from './paginate.ts'

export const seatList = route(calls['pro/seat/list'], async ({ purchase_id, ...page }, context) => {
  const { query } = context.db
  const owned = query.selectFrom('purchases').select('seats').where('id', '=', purchase_id)
  const purchase = await owned.where('user_id', '=', context.requireUser().id).executeTakeFirst()
  if (purchase === undefined) throw new Failure(errorCodes.notFound)
  const rows = query.selectFrom('seats').where('purchase_id', '=', purchase_id)
  const newest = rows.selectAll().orderBy('invited_at', 'desc').orderBy('id', 'desc')
  const found = await paginate(page, rows, newest, (row) => viewSeat(row, context.now))
  return { ...found, seats: purchase.seats, used: await countSeats(query, purchase_id, context.now) }
})

export const seatInvite = route(calls['pro/seat/invite'], async ({ purchase_id, mail }, context) => {
  const user = context.requireUser()
  const open = await context.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, context, purchase_id)
    if (user.mail_verified === 0) throw new Failure(errorCodes.mailUnverified)
    if (mail === user.mail) throw new Failure(errorCodes.alreadyOwned)
    const known = tx.selectFrom('seats').selectAll().where('purchase_id', '=', purchase_id).where('mail', '=', mail)
    const seat = await known.forUpdate().executeTakeFirst()
    const isTaken = seat !== undefined && ['invited', 'accepted'].includes(viewSeat(seat, context.now).status)
    return isTaken ? { seat } : offer(tx, context, { purchase, seat, mail })
  })
  if ('token' in open) await sendInvitation(context, open)
  return viewSeat(open.seat, context.now)
})

export const seatResend = route(calls['pro/seat/resend'], async ({ seat_id }, context) => {
  const opened = await context.db.transaction(async (tx) => {
    const { purchase_id } = await ownSeat(tx, context, seat_id)
    const purchase = await lockPurchase(tx, context, purchase_id)
    const seat = await ownSeat(tx, context, seat_id)
    if (seat.status !== 'invited') throw new Failure(errorCodes.wrongState)
    return offer(tx, context, { purchase, seat, mail: seat.mail })
  })
  await sendInvitation(context, opened)
  return viewSeat(opened.seat, context.now)
})

export const seatRevoke = route(calls['pro/seat/revoke'], ({ seat_id }, context) =>
  context.db.transaction(async (tx) => {
    const seat = await ownSeat(tx, context, seat_id)
    if (seat.status !== 'invited' && seat.status !== 'accepted') return viewSeat(seat, context.now)
    const changes = ended('revoked', context.now)
    await tx.updateTable('seats').set(changes).where('id', '=', seat.id).execute()
    if (seat.member_id !== null) await reportEnd(tx, context, seat, seat.member_id)
    return viewSeat({ ...seat, ...changes }, context.now)
  }),
)

/** An active purchase of the user, locked: its seats are counted and taken one request after another. */
async function lockPurchase(tx: Tx, context: CallContext, id: string): Promise<PurchaseRow> {
  const found = tx.selectFrom('purchases').selectAll().where('id', '=', id).where('user_id', '=', context.requireUser().id)
  const purchase = await found.forUpdate().executeTakeFirst()
  if (purchase === undefined) throw new Failure(errorCodes.notFound)
  if (purchase.status !== 'active') throw new Failure(errorCodes.licenseSuspended)
  return purchase
}

/** A seat that the user has offered, locked. */
async function ownSeat(tx: Tx, context: CallContext, id: string): Promise<SeatRow> {
  const found = tx.selectFrom('seats').selectAll().where('id', '=', id).where('user_id', '=', context.requireUser().id)
  const seat = await found.forUpdate().executeTakeFirst()
  if (seat === undefined) throw new Failure(errorCodes.notFound)
  return seat
}

interface Offer {
  purchase: PurchaseRow
  seat: SeatRow | undefined
  mail: string
}

/** A stored invitation, with the token of its link. */
interface Invitation {
  purchase: PurchaseRow
  seat: SeatRow
  token: string
}

/** Stores an invitation with a new token, in place of an earlier one to the same address; only the token's hash is stored. */
async function offer(tx: Tx, context: CallContext, { purchase, seat, mail }: Offer): Promise<Invitation> {
  const { now } = context
  const isOpen = seat !== undefined && viewSeat(seat, now).status === 'invited'
  const used = await countSeats(tx, purchase.id, now)
  if (purchase.seats !== null && used - (isOpen ? 1 : 0) >= purchase.seats) throw new Failure(errorCodes.seatLimit)
  await countInvitation(tx, context, mail)
  const token = newToken()
  const fresh = {
    member_id: null,
    status: 'invited' as const,
    token_hash: hashSecret(token),
    invited_at: now.toISOString(),
    expires_at: new Date(now.getTime() + invitationLifetime).toISOString(),
    accepted_at: null,
    ended_at: null,
  }
  const row = { id: seat?.id ?? newId('t'), purchase_id: purchase.id, user_id: purchase.user_id, mail, ...fresh }
  if (seat === undefined) await tx.insertInto('seats').values(row).execute()
  else await tx.updateTable('seats').set(fresh).where('id', '=', seat.id).execute()
  return { purchase, seat: row, token }
}

/** Counts a mail of the account, and to the address: for known and unknown addresses alike. */
async function countInvitation(tx: Tx, context: CallContext, mail: string): Promise<void> {
  const keys = [
    [`seat:${context.requireUser().id}`, limits.seat],
    [`seat-mail:${context.keyed(mail)}`, limits.seatMail],
  ] as const satisfies readonly LimitedKey[]
  const wait = await countAll(tx, keys, context.now)
  if (wait > 0) throw new Failure(errorCodes.tooOften, { retry_after: wait })
}

/** Mails an invitation, in the language of the address's account or else in both. If that fails, the invitation ends and can be sent again. */
async function sendInvitation(context: CallContext, { purchase, seat, token }: Invitation): Promise<void> {
  const { catalogue, db, log, mail, now, origin } = context
  const account = await db.query.selectFrom('users').select('locale').where('mail', '=', seat.mail).executeTakeFirst()
  const content = seatInvitationMail({
    purchase,
    catalogue,
    sharedBy: maskMail(context.requireUser().mail),
    mail: seat.mail,
    expiresAt: seat.expires_at,
    link: `${origin}/user/account?seat=${token}`,
  })
  try {
    await mail.send({ to: seat.mail, ...renderMail(content, { origin, locale: account?.locale }) })
  } catch (error) {
    log('error', 'an invitation could not be sent', { error: error instanceof Error ? error.message : '' })
    const unsent = db.query.updateTable('seats').set({ expires_at: now.toISOString() }).where('id', '=', seat.id)
    await unsent.where('token_hash', '=', seat.token_hash).execute()
    throw new Failure(errorCodes.sendFailed)
  }
}

async function reportEnd(tx: Tx, { catalogue, mails, now }: CallContext, seat: SeatRow, memberId: string): Promise<void> {
  const member = await tx.selectFrom('users').select('mail').where('id', '=', memberId).executeTakeFirstOrThrow()
  const purchase = await tx.selectFrom('purchases').selectAll().where('id', '=', seat.purchase_id).executeTakeFirstOrThrow()
  const id = `seat-ended:${seat.id}:${now.toISOString()}`
  await mails.put(tx, { id, to: member.mail, content: seatEndedMail(purchase, catalogue) })
}
