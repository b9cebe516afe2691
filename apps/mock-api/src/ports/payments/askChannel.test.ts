import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { askChannel } from './askChannel.ts'

test('a redirect of a channel is not followed: the signed request is for one address', async () => {
  const asked: (string | undefined)[] = []
  const server = createServer(({ url }, reply) => {
    asked.push(url)
    reply.writeHead(307, { location: '/elsewhere' }).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server has such an address
  const { port } = server.address() as AddressInfo
  const asking = askChannel('WeChat Pay', `http://127.0.0.1:${port}/pay`, { method: 'POST', body: '{}' })
  await expect(asking).rejects.toMatchObject({ name: 'GatewayError', kind: 'unavailable' })
  expect(asked).toEqual(['/pay'])
  server.close()
})
