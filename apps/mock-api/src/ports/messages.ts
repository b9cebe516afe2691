/** A text message with a code. */
export interface SmsMessage {
  phone: string
  text: string
  code: string
}

/** A mail with a link, and optionally a code. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  link: string
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
