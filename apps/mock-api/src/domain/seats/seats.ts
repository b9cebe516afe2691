import type { Seat } from '@view-site/contract'
import type { Database, Tx } from '../../db/openDatabase.ts'
import type { SeatRow } from '../../db/tables/SeatTables.ts'

/** How long the link of an invitation is valid, in milliseconds. */
export const invitationLifetime = 7 * 24 * 3_600_000

/** A seat as its buyer sees it. */
export function viewSeat({ id, purchase_id, mail, status, invited_at, expires_at, accepted_at }: SeatRow, now: Date): Seat {
  const isExpired = status === 'invited' && expires_at <= now.toISOString()
  return {
    id,
    purchase_id,
    mail,
    status: isExpired ? 'expired' : status,
    invited_at,
    expires_at,
    ...(accepted_at !== null && { accepted_at }),
  }
}

/** How many seats of a purchase are taken: that of its buyer, those of members, and open invitations. */
export async function countSeats(query: Database['query'] | Tx, purchaseId: string, now: Date): Promise<number> {
  const { count } = await query
    .selectFrom('seats')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('purchase_id', '=', purchaseId)
    .where((where) =>
      where.or([
        where('status', '=', 'accepted'),
        where.and([where('status', '=', 'invited'), where('expires_at', '>', now.toISOString())]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return 1 + Number(count)
}

/** The columns of a seat that has ended: it has no member, and its link is no longer valid. */
export function ended(status: 'revoked' | 'left', now: Date) {
  return { status, member_id: null, token_hash: null, ended_at: now.toISOString() } as const
}
