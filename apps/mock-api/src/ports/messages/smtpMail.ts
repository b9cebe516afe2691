import { createTransport } from 'nodemailer'
import { hashSecret } from '../../secrets.ts'
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
  const domain = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, to, subject, text, html }) {
      const messageId = id === undefined ? undefined : `<${hashSecret(id).slice(0, 32)}@${domain}>`
      await transport.sendMail({ from, to, subject, text, html, messageId })
    },
  }
}
