import type { Services } from '../services.ts'

const day = 24 * 3_600_000

/** How long what has expired, and what nobody needs any more, is kept, in milliseconds. */
export const retention = {
  /** Replies to a `request_id`, after which the same id is a new request. */
  requests: day,
  /** Mailed links after their end, so that an old link is still called expired and not unknown. */
  links: 30 * day,
  /** Mails that were sent or given up; until then the same is not sent twice. */
  mails: 30 * day,
  /** Seats that have ended and invitations without an answer, for the buyer's list. */
  seats: 30 * day,
  /** Simulated messages. */
  outbox: 30 * day,
  /** Clicks on ads. */
  adClicks: 400 * day,
} as const

/** Deletes what is no longer needed: expired sessions, codes, links and captchas, old counts of limits, old replies. */
export async function purge({ clock, db: { query } }: Services): Promise<void> {
  const now = clock.now()
  const before = (age: number): string => new Date(now.getTime() - age).toISOString()
  await query.deleteFrom('requests').where('created_at', '<=', before(retention.requests)).execute()
  await query.deleteFrom('sessions').where('expires_at', '<=', before(0)).execute()
  await query.deleteFrom('links').where('expires_at', '<=', before(retention.links)).execute()
  await query.deleteFrom('sign_up_codes').where('expires_at', '<=', before(0)).execute()
  await query.deleteFrom('contact_changes').where('expires_at', '<=', before(0)).execute()
  await query.deleteFrom('captchas').where('expires_at', '<=', before(0)).execute()
  // The row `seed` is a lock and has no expiry.
  await query.deleteFrom('limits').where('expires_at', '<=', before(0)).where('key', '!=', 'seed').execute()
  await query
    .deleteFrom('mails')
    .where('created_at', '<=', before(retention.mails))
    .where((where) => where.or([where('sent_at', 'is not', null), where('due_at', 'is', null)]))
    .execute()
  await query.deleteFrom('seats').where('ended_at', '<=', before(retention.seats)).execute()
  await query.deleteFrom('seats').where('status', '=', 'invited').where('expires_at', '<=', before(retention.seats)).execute()
  await query.deleteFrom('outbox').where('created_at', '<=', before(retention.outbox)).execute()
  await query.deleteFrom('ad_clicks').where('created_at', '<=', before(retention.adClicks)).execute()
}
