import { afterCommit, type Database, type Tx } from '../db/openDatabase.ts'
import type { MailRow } from '../db/tables/MailTables.ts'
import type { Log } from '../log.ts'
import type { Clock } from '../ports/Clock.ts'
import type { Mail } from '../ports/messages/messages.ts'
import type { MailContent } from './MailContent.ts'
import { renderMail } from './renderMail.ts'

/** A mail to be sent. */
export interface QueuedMail {
  /** What it reports, such as `receipt:<order number>`: the same is sent once, however often it is queued. */
  id: string
  to: string
  content: MailContent
}

/** Mails that are queued in the transaction of what they report, and sent after its commit. */
export interface MailQueue {
  /** Queues a mail; it is sent if and only if the transaction commits. */
  put(tx: Tx, mail: QueuedMail): Promise<void>
  /** Sends what is due: new mails, those that failed before, and those of a process that crashed. */
  send(): Promise<void>
}

/** What `createMailQueue` takes. */
export interface MailQueueOptions {
  db: Database
  mail: Mail
  clock: Clock
  log: Log
  /** Origin of the site for links. @default mails without links */
  origin?: string | undefined
}

const minute = 60_000

/** How long a process may take to send a mail before another one tries, in milliseconds. */
const lease = 3 * minute

/** Milliseconds after each failure until the next try; afterwards the mail is given up: four days altogether. */
const waits = [1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440].map((minutes) => minutes * minute)

/**
 * Creates the queue of a database. A mail is marked as sent once the server has accepted it. A crash between the two sends it again with the
 * same Message-ID, because losing it would be worse.
 */
export function createMailQueue({ db, mail, clock, log, origin }: MailQueueOptions): MailQueue {
  let working: Promise<void> = Promise.resolve()
  const send = (): Promise<void> => {
    working = working.then(sendDue).catch((error: unknown) => log('error', 'mails could not be read', { error: textOf(error) }))
    return working
  }

  async function sendDue(): Promise<void> {
    for (const row of await dueMails(db, clock.now())) if (await claim(db, row, clock.now())) await sendOne(row)
  }

  async function sendOne(row: MailRow): Promise<void> {
    const { id, recipient: to, subject, text, html, link } = row
    try {
      await mail.send({ id, to, subject, text, html, ...(link !== null && { link }) })
    } catch (error) {
      await retryLater(row, error)
      return
    }
    await db.query.updateTable('mails').set({ sent_at: clock.now().toISOString() }).where('id', '=', id).execute()
  }

  async function retryLater({ id, tries }: MailRow, error: unknown): Promise<void> {
    const wait = waits[tries]
    const due_at = wait === undefined ? null : new Date(clock.now().getTime() + wait).toISOString()
    log(due_at === null ? 'error' : 'warn', due_at === null ? 'a mail was given up' : 'a mail has to wait', { id, error: textOf(error) })
    await db.query.updateTable('mails').set({ due_at }).where('id', '=', id).execute()
  }

  return {
    send,
    async put(tx, { id, to, content }) {
      const at = clock.now().toISOString()
      // An address without an account, such as an accountant's, gets both languages.
      const account = await tx.selectFrom('users').select('locale').where('mail', '=', to).executeTakeFirst()
      const { link = null, ...parts } = renderMail(content, { origin, locale: account?.locale })
      await tx
        .insertInto('mails')
        .values({ id, recipient: to, ...parts, link, created_at: at, due_at: at, tries: 0, sent_at: null })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      afterCommit(tx, () => void send())
    },
  }
}

function dueMails({ query }: Database, now: Date): Promise<MailRow[]> {
  return query
    .selectFrom('mails')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .orderBy('created_at')
    .limit(100)
    .execute()
}

/** Takes a mail for this process; false if another one was faster. */
async function claim({ query }: Database, { id, due_at, tries }: MailRow, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('mails')
    .set({ due_at: new Date(now.getTime() + lease).toISOString(), tries: tries + 1 })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('due_at', '=', due_at)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
