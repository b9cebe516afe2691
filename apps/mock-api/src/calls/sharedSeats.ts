import { calls, type SharedPurchase } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import type { Database, Tx } from '../db/openDatabase.ts'
import type { UserRow } from '../db/tables/AccountTables.ts'
import type { SeatRow } from '../db/tables/SeatTables.ts'
import { maskMail } from '../domain/accounts/user.ts'
import { ended } from '../domain/seats/seats.ts'
import { Failure } from '../http/Failure.ts'
import { route } from '../http/route.ts'
import { hashSecret } from '../secrets.ts'
import { seesKeys, viewLicense } from './licenses.ts'

export const seatInvitations = route(calls['pro/seat/invitations'], async ({ page, page_size }, context) => {
  const user = context.requireUser()
  const rows = user.mail_verified === 1 ? await openInvitations(context.db.query, user.mail, context.now).execute() : []
  const list = rows
    .slice((page - 1) * page_size, page * page_size)
    .map(({ buyer, ...invitation }) => ({ ...invitation, shared_by: maskMail(buyer) }))
  return { list, total: rows.length, page, page_size }
})

export const seatAccept = route(calls['pro/seat/accept'], ({ seat_token, seat_id }, context) => {
  const { db, now } = context
  const user = context.requireUser()
  return db.transaction(async (tx) => {
    const seat = await (seat_token === undefined ? seatOfId(tx, user, seat_id ?? '') : seatOfToken(tx, seat_token))
    // The invitation of a taken seat is of no use to others; its member may have lost the first reply.
    const isMember = seat.status === 'accepted' && seat.member_id === user.id
    if (!isMember && seat.status !== 'invited') throw new Failure(errorCodes.linkInvalid)
    if (!isMember && seat.mail !== user.mail) throw new Failure(errorCodes.notEntitled)
    if (!isMember && seat.expires_at <= now.toISOString()) throw new Failure(errorCodes.linkExpired)
    if (!isMember) {
      const taken = { status: 'accepted', member_id: user.id, accepted_at: now.toISOString() } as const
      await tx.updateTable('seats').set(taken).where('id', '=', seat.id).execute()
      await tx.updateTable('users').set({ mail_verified: 1 }).where('id', '=', user.id).execute()
    }
    const [shared] = await viewShared(tx, await sharedSeats(tx, user.id).where('seats.id', '=', seat.id).execute())
    if (shared === undefined) throw new Failure(errorCodes.licenseSuspended)
    return shared
  })
})

export const seatShared = route(calls['pro/seat/shared'], async ({ reveal, page, page_size }, context) => {
  if (reveal !== undefined && !seesKeys(context)) throw new Failure(errorCodes.mailUnverified)
  const { query } = context.db
  const rows = await sharedSeats(query, context.requireUser().id).execute()
  const list = await viewShared(query, rows.slice((page - 1) * page_size, page * page_size), reveal)
  return { list, total: rows.length, page, page_size }
})

export const seatLeave = route(calls['pro/seat/leave'], async ({ seat_id }, context) => {
  const left = ended('left', context.now)
  const own = context.db.query.updateTable('seats').set(left).where('id', '=', seat_id)
  const { numUpdatedRows } = await own.where('member_id', '=', context.requireUser().id).executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Failure(errorCodes.notFound)
  return { ok: 1 as const }
})

/** The seat of a mailed link, locked. */
async function seatOfToken(tx: Tx, token: string): Promise<SeatRow> {
  const found = tx.selectFrom('seats').selectAll().where('token_hash', '=', hashSecret(token))
  const seat = await found.forUpdate().executeTakeFirst()
  if (seat === undefined) throw new Failure(errorCodes.linkInvalid)
  return seat
}

/** A seat that was offered to the user's verified address or that the user has taken, locked. */
async function seatOfId(tx: Tx, user: UserRow, id: string): Promise<SeatRow> {
  const found = tx.selectFrom('seats').selectAll().where('id', '=', id)
  const own = found.where((where) => where.or([where('member_id', '=', user.id), where('mail', '=', user.mail)]))
  const seat = await own.forUpdate().executeTakeFirst()
  if (seat === undefined) throw new Failure(errorCodes.notFound)
  if (user.mail_verified === 0) throw new Failure(errorCodes.mailUnverified)
  return seat
}

/** Invitations to an address that can be accepted now, of purchases that are still active, the latest first. */
function openInvitations(query: Database['query'], mail: string, now: Date) {
  return query
    .selectFrom('seats')
    .innerJoin('purchases', 'purchases.id', 'seats.purchase_id')
    .innerJoin('users', 'users.id', 'seats.user_id')
    .select(['seats.id as seat_id', 'seats.invited_at', 'seats.expires_at', 'users.mail as buyer'])
    .select(['purchases.product', 'purchases.edition'])
    .where('seats.mail', '=', mail)
    .where('seats.status', '=', 'invited')
    .where('seats.expires_at', '>', now.toISOString())
    .where('purchases.status', '=', 'active')
    .orderBy('seats.invited_at', 'desc')
    .orderBy('seats.id', 'desc')
}

/** Seats that a user has taken, of purchases that are still active, newest first. */
function sharedSeats(query: Database['query'] | Tx, userId: string) {
  return query
    .selectFrom('seats')
    .innerJoin('purchases', 'purchases.id', 'seats.purchase_id')
    .innerJoin('users', 'users.id', 'seats.user_id')
    .select(['seats.id as seat_id', 'seats.purchase_id', 'seats.accepted_at', 'users.mail as buyer'])
    .select(['purchases.product', 'purchases.edition', 'purchases.perpetual', 'purchases.support_until', 'purchases.updates_until'])
    .where('seats.member_id', '=', userId)
    .where('seats.status', '=', 'accepted')
    .where('purchases.status', '=', 'active')
    .orderBy('seats.accepted_at', 'desc')
    .orderBy('seats.id', 'desc')
}

type SharedRow = Awaited<ReturnType<ReturnType<typeof sharedSeats>['execute']>>[number]

/** Shared purchases as their member sees them, with the licenses that were not revoked. */
async function viewShared(query: Database['query'] | Tx, rows: readonly SharedRow[], reveal?: string): Promise<SharedPurchase[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ purchase_id }) => purchase_id)
  const stored = query.selectFrom('licenses').selectAll().where('purchase_id', 'in', ids).where('status', '!=', 'revoked')
  const licenses = await stored.orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  return rows.map(({ purchase_id, accepted_at, buyer, perpetual, ...row }) => ({
    ...row,
    accepted_at: accepted_at ?? '',
    shared_by: maskMail(buyer),
    perpetual: perpetual === 1,
    licenses: licenses
      .filter((license) => license.purchase_id === purchase_id)
      .map((license) => viewLicense(license, license.id === reveal)),
  }))
}
