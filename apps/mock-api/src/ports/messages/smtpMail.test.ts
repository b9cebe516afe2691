import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSmtp, type SmtpServer } from '../../../test/support/startSmtp.ts'
import { smtpMail } from './smtpMail.ts'

let server: SmtpServer
beforeAll(async () => {
  server = await startSmtp()
})
afterAll(() => server.close())

const message = {
  id: 'receipt:1',
  to: 'lin@example.com',
  subject: '验证邮箱 · Verify your email',
  text: '请打开链接\nhttps://www.example.com/verify/abc',
  html: '<p>请打开链接</p>',
}

test('a mail arrives at its recipient, with a subject and a text in UTF-8 and the same as HTML', async () => {
  await smtpMail({ url: server.url, from: 'View UI Plus <noreply@example.com>' }).send(message)
  expect(server.received.at(-1)).toMatchObject({
    from: { name: 'View UI Plus', address: 'noreply@example.com' },
    to: [{ address: 'lin@example.com' }],
    subject: message.subject,
    html: expect.stringContaining('请打开链接'),
    text: expect.stringContaining('https://www.example.com/verify/abc'),
  })
})

test('the same mail has the same Message-ID each time it is sent, so that its recipient can drop the second', async () => {
  const mail = smtpMail({ url: server.url, from: 'View UI Plus <noreply@example.com>' })
  for (const id of ['receipt:2', 'receipt:2', 'receipt:3']) await mail.send({ ...message, id })
  const [first, again, other] = server.received.slice(-3).map(({ messageId }) => messageId)
  expect(first).toMatch(/^<[0-9a-f]{32}@example\.com>$/)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('a rejected sign-in and a server that is down are errors', async () => {
  const wrong = server.url.replace('secret', 'wrong')
  await expect(smtpMail({ url: wrong, from: 'a@example.com' }).send(message)).rejects.toThrow(/Invalid/)
  await expect(smtpMail({ url: 'smtp://127.0.0.1:1', from: 'a@example.com' }).send(message)).rejects.toThrow(/ECONNREFUSED/)
})
