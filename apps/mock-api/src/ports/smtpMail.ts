import { createTransport } from 'nodemailer'
import type { Mail } from './messages.ts'

/** What `smtpMail` takes. */
export interface SmtpMailOptions {
  /** Server and account: `smtps://user:password@mail.example.com`, or `smtp://…:587`, which starts TLS where the server offers it. */
  url: string
  /** Sender: `View UI Plus <noreply@example.com>`. */
  from: string
}

/** Sends mails over SMTP with a pool of connections. */
export function smtpMail({ url, from }: SmtpMailOptions): Mail {
  const timeouts = 'pool=true&connectionTimeout=5000&greetingTimeout=5000&socketTimeout=10000'
  const transport = createTransport(`${url}${url.includes('?') ? '&' : '?'}${timeouts}`)
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text })
    },
  }
}
