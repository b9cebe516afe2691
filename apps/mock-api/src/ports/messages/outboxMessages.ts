import type { Database } from '../../db/openDatabase.ts'
import { newId } from '../../secrets.ts'
import type { Clock } from '../Clock.ts'
import type { Mail, Sms } from './messages.ts'

/** Stores messages in a table, where a person or a test reads them, and sends nothing. */
export interface OutboxMessages {
  sms: Sms
  mail: Mail
  /** Makes sending of one kind fail until it is switched back. */
  breakDown(kind: 'sms' | 'mail', broken: boolean): void
}

/** The fakes of `Sms` and `Mail`. */
export function outboxMessages(db: Database, clock: Clock): OutboxMessages {
  const broken = new Set<'sms' | 'mail'>()
  const put = async (
    kind: 'sms' | 'mail',
    row: { recipient: string; subject: string; body: string; code: string | null; link: string | null },
  ) => {
    if (broken.has(kind)) throw new Error(`Sending ${kind} was turned off by the control surface; POST /__control/sending repairs it`)
    await db.query
      .insertInto('outbox')
      .values({ id: newId('m'), kind, ...row, created_at: clock.now().toISOString() })
      .execute()
  }
  return {
    sms: { send: ({ phone, text, code }) => put('sms', { recipient: phone, subject: '', body: text, code, link: null }) },
    mail: { send: ({ to, subject, text, link = null, code = null }) => put('mail', { recipient: to, subject, body: text, code, link }) },
    breakDown: (kind, isBroken) => void (isBroken ? broken.add(kind) : broken.delete(kind)),
  }
}
