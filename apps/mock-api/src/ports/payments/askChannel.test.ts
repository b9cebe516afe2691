import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { askChannel } from './askChannel.ts'

test('a redirect of a channel is not followed: the signed request is for one address', async () => {
  const asked: (string | undefined)[] = []
  const server = createServer(({ url }, reply) => {
    asked.push(url)
    reply.writeHead(307, { location: '/elsewhere' }).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const asking = askChannel('WeChat Pay', `http://127.0.0.1:${port}/pay`, { method: 'POST', body: '{}' })
  await expect(asking).rejects.toMatchObject({ name: 'GatewayError', kind: 'unavailable' })
  expect(asked).toEqual(['/pay'])
  server.close()
})
