/** A text message with a code. */
export interface SmsMessage {
  phone: string
  text: string
  code: string
}

/** A mail with a link, and perhaps a code. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  link: string
  /** A code that is in the text. */
  code?: string | undefined
}

/** Sends text messages; throws when it could not. */
export interface Sms {
  send(message: SmsMessage): Promise<void>
}

/** Sends mails; throws when it could not. */
export interface Mail {
  send(message: MailMessage): Promise<void>
}
