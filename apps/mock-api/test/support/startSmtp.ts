import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps what it accepts. */
export interface SmtpServer {
  url: string
  /** Accepted mails, oldest first. */
  received: Email[]
  /** Refuses the next mails for now, as a greylisting or overloaded server does. */
  refuse(mails: number): void
  /** Receives the next mail and never answers; resolves when it has arrived. */
  stall(): Promise<void>
  close(): Promise<void>
}

/** Starts a real SMTP server on a free port; user `api`, password `secret`. */
export async function startSmtp(): Promise<SmtpServer> {
  const received: Email[] = []
  let refusals = 0
  let stalled: (() => void) | undefined
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    closeTimeout: 10,
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'api' && password === 'secret') done(null, { user: 'api' })
      else done(new Error('Invalid username or password'))
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.once('end', () => {
        const stall = stalled
        stalled = undefined
        if (stall !== undefined) return stall()
        if (refusals > 0) {
          refusals -= 1
          return done(Object.assign(new Error('4.7.1 Try again later'), { responseCode: 451 }))
        }
        void keep(Buffer.concat(chunks))
        return done()
      })
    },
  })
  const keep = async (source: Buffer): Promise<void> => void received.push(await PostalMime.parse(source))
  // A client that is killed resets its connection.
  server.on('error', () => undefined)
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port; another one may listen on its address')
  return {
    url: `smtp://api:secret@127.0.0.1:${address.port}`,
    received,
    refuse: (mails) => void (refusals = mails),
    stall: () => new Promise((resolve) => (stalled = resolve)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
