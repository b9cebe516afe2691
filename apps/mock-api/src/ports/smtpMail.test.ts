import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smtpMail } from './smtpMail.ts'

const received: { to: string[]; source: string }[] = []
let server: SMTPServer
let port: number

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 10,
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'api' && password === 'secret') done(null, { user: 'api' })
      else done(new Error('Invalid username or password'))
    },
    onData: (stream, { envelope }, done) => {
      stream.once('end', () => done())
      void keep(text(stream), envelope.rcptTo)
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')
  port = address.port
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

async function keep(source: Promise<string>, recipients: { address: string }[]): Promise<void> {
  received.push({ to: recipients.map(({ address }) => address), source: await source })
}

const message = {
  to: 'lin@example.com',
  subject: '验证邮箱 · Verify your email',
  text: '请打开链接\nhttps://www.example.com/verify/abc',
  link: '',
}

test('a mail arrives at its recipient, with a subject and a text in UTF-8', async () => {
  await smtpMail({ url: `smtp://api:secret@127.0.0.1:${port}`, from: 'View UI Plus <noreply@example.com>' }).send(message)
  const [mail] = received
  expect(mail?.to).toEqual(['lin@example.com'])
  expect(mail?.source).toContain('From: View UI Plus <noreply@example.com>')
  expect(mail?.source.replaceAll('=\r\n', '')).toContain('https://www.example.com/verify/abc')
  expect(mail?.source).toMatch(/Subject: =\?UTF-8\?/)
})

test('a rejected sign-in and a server that is down are errors', async () => {
  await expect(smtpMail({ url: `smtp://api:wrong@127.0.0.1:${port}`, from: 'a@example.com' }).send(message)).rejects.toThrow(/Invalid/)
  await expect(smtpMail({ url: 'smtp://127.0.0.1:1', from: 'a@example.com' }).send(message)).rejects.toThrow(/ECONNREFUSED/)
})
