import { expect, test } from 'vitest'
import { readText } from './readBody.ts'

function requestOf(body: ReadableStream<Uint8Array>): Request {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  return new Request('http://127.0.0.1/', init)
}

test('[API-02] a body that stops arriving is refused with 408', async () => {
  const stalled = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(1)) })
  const read = await readText(requestOf(stalled), 20)
  expect('refusal' in read && read.refusal.status).toBe(408)
})

test('[API-02] a connection that breaks off is refused with 400, not a server error', async () => {
  const broken = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('aborted')) })
  const read = await readText(requestOf(broken))
  expect('refusal' in read && read.refusal.status).toBe(400)
})
