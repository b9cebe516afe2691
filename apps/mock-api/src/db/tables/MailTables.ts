import type { Selectable } from 'kysely'

/** A mail about something that has happened, queued until it is sent. */
export interface MailsTable {
  /** What it reports, such as `receipt:<order number>`. */
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  link: string | null
  created_at: string
  /** When it is tried next; null: it was given up. */
  due_at: string | null
  tries: number
  sent_at: string | null
}

/** Queued mails. */
export interface MailTables {
  mails: MailsTable
}

/** A stored mail. */
export type MailRow = Selectable<MailsTable>
