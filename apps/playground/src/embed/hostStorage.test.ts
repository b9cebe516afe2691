import { expect, onTestFinished, test, vi } from 'vitest'
import { storageKeys } from '../storageKeys.ts'
import { hostStorage } from './hostStorage.ts'

const site = 'https://www.view-ui.example'

function open(search: string) {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const { port1: host, port2: stranger } = new MessageChannel()
  onTestFinished(() => host.close())
  const storage = hostStorage({ search, host, origins: () => [site] })
  const listener = vi.fn<() => void>()
  const stop = storage.subscribe?.(storageKeys.settings, listener)
  const send = (data: unknown, { source = host, origin = site } = {}) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }))
  return { storage, listener, stop, send, stranger }
}

test('[PLUS-03] an embedded playground has the language and the theme of its address', async () => {
  const { storage, listener } = open('?embed=demo&locale=en-US&theme=dark')
  expect(storage.getItem(storageKeys.locale)).toBe('en-US')
  expect(storage.getItem(storageKeys.settings)).toBe('{"theme":"dark"}')
  expect(storage.getItem(storageKeys.draft)).toBeNull()
  await expect.poll(() => listener.mock.calls.length, { message: 'the first theme is painted' }).toBe(1)
})

test('[PLUS-03] an embedded playground follows the theme of its page, and of no other window or origin', () => {
  const { storage, listener, stop, send, stranger } = open('?theme=light')
  send({ type: 'view-site:theme', theme: 'dark' })
  expect(listener).toHaveBeenCalledOnce()
  expect(storage.getItem(storageKeys.settings)).toBe('{"theme":"dark"}')
  send({ type: 'view-site:theme', theme: 'light' }, { source: stranger })
  send({ type: 'view-site:theme', theme: 'light' }, { origin: 'https://hostile.example' })
  send({ type: 'view-site:code', theme: 'light' })
  stop?.()
  send({ type: 'view-site:theme', theme: 'light' })
  expect(listener).toHaveBeenCalledOnce()
  expect(storage.getItem(storageKeys.settings)).toBe('{"theme":"dark"}')
})
