import { expect, test } from 'vitest'
import { createApp } from './createApp.ts'

test('a mail requested by a stranger links to the public origin, whatever the Host header', async () => {
  const app = await createApp({ control: true, deployment: { publicOrigin: 'https://www.example.com' } })
  const asked = await app.fetch(
    new Request('https://evil.example/v1/user/reset/sendmail', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' },
      body: JSON.stringify({ mail: 'demo@example.com', vaptcha_token: 'passed' }),
    }),
  )
  expect(await asked.json()).toMatchObject({ code: 200 })
  // The mail is sent after the reply.
  const outbox = () => app.fetch(new Request('http://127.0.0.1/__control/outbox?to=demo@example.com'))
  await expect.poll(async () => (await outbox()).text()).toContain('https://www.example.com/reset/')
  expect(await (await outbox()).text()).not.toContain('evil.example')
  await app.close()
})
