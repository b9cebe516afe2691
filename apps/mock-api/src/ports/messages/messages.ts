/** A text message with a code. */
export interface SmsMessage {
  phone: string
  text: string
  code: string
}

/** A mail. */
export interface MailMessage {
  /** Mails with the same id are the same mail, sent again after a crash. */
  id?: string
  to: string
  subject: string
  text: string
  /** The text as HTML. */
  html?: string
  /** The link in the text. */
  link?: string
  /** The code in the text. */
  code?: string | undefined
}

/** Sends text messages; throws on failure. */
export interface Sms {
  send(message: SmsMessage): Promise<void>
}

/** Sends mails; throws on failure. */
export interface Mail {
  send(message: MailMessage): Promise<void>
}
