import { expect, test } from 'vitest'
import { openBrowser, type Browser } from '../../test/fixtures/openTab.ts'
import { tab, newTab, signedInBrowser, endSession } from '../../test/fixtures/openSessions.ts'

test('[AUTH-06] a token in the URL is removed before any request, and exchanged', async () => {
  const browser = await openBrowser()
  const ticket = await browser.server.control.ticket(browser.lin)
  const { session, server, address, jar } = tab(browser, {}, `https://site.example/price?a=1%20b&token=${ticket}&c=d#buy`)
  const answer = server.hold('user/info')
  const started = session.start()
  await expect.poll(() => server.sent('user/info')).toEqual([{ token: ticket }])
  expect(address.href).toBe('https://site.example/price?a=1%20b&c=d#buy')
  expect(session.ticketPending()).toBe(true)
  answer()
  await started
  expect(session.ticketPending()).toBe(false)
  expect(jar.get('token')).toMatch(/^[\w-]{20,}$/)
  expect(jar.get('token')).not.toBe(ticket)
  expect(session.get()).toMatchObject({ status: 'signed-in', user: browser.lin.info })
})

test('[AUTH-06] an invalid token in the URL does not affect a saved session', async () => {
  const browser = await signedInBrowser()
  const second = tab(browser, {}, 'https://site.example/?token=junk')
  await second.session.start()
  expect(second.session.ticketPending()).toBe(false)
  expect(second.address.href).toBe('https://site.example/')
  expect(second.types()).toEqual(['link-failed', 'signed-in'])
  expect(second.session.get().user).toEqual(browser.lin.info)
})

test('[AUTH-06] a saved token applies immediately, and its user is loaded again', async () => {
  const browser = await signedInBrowser()
  await browser.server.control.grant('lin@example.com', { pro: 1 })
  const reloaded = tab(browser)
  const started = reloaded.session.start()
  expect(reloaded.session.get()).toMatchObject({ status: 'signed-in', access: ['user'] })
  await started
  expect(reloaded.session.get().access).toEqual(['user', 'pro'])
  expect(reloaded.types()).toEqual(['signed-in'])
})

test('[AUTH-06] a rejected saved token signs out and informs the visitor', async () => {
  const browser = await signedInBrowser()
  const reloaded = tab(browser)
  await endSession(browser, reloaded.jar.get('token'))
  await reloaded.session.start()
  expect(reloaded.session.get().status).toBe('visitor')
  expect(reloaded.jar.get('token')).toBeUndefined()
  expect(reloaded.events.at(-1)).toEqual({ type: 'signed-out', by: 'lost' })
})

test('[AUTH-06] a token whose user is unknown and cannot be loaded signs out', async () => {
  const { session, jar, server, types } = await newTab()
  jar.set('token', 't9')
  await server.control.fault({ path: 'user/info', status: 500 })
  await session.start()
  expect(session.get().status).toBe('visitor')
  expect(types()).toEqual(['signed-out'])
})

test('a failing server does not sign out a known user, and is called again when the tab becomes visible', async () => {
  const browser = await signedInBrowser()
  for (const fault of [{ body: '<h1>oops</h1>' }, { status: 502 }]) {
    // oxlint-disable no-await-in-loop -- one failure after another
    await browser.server.control.fault({ path: 'user/info', ...fault })
    const reloaded = tab(browser)
    await reloaded.session.start()
    expect(reloaded.types()).toEqual(['signed-in', 'unreachable'])
    expect(reloaded.session.get().user).toEqual(browser.lin.info)
    // oxlint-enable no-await-in-loop
  }
  const other = tab(browser)
  await other.session.start()
  await browser.server.control.clearFaults()
  await other.session.refresh()
  expect(other.session.get().status).toBe('signed-in')
})

test.each([
  ['nothing', () => ''],
  ['null', () => 'null'],
  ['a list', () => '[]'],
  ['without most of its fields', () => '{"id":1}'],
  ['cut off', () => '{"uuid":'],
  ['with a wrong value', ({ lin }: Browser) => JSON.stringify({ ...lin.info, pro: 'yes' })],
  ['of another account', ({ lin }: Browser) => JSON.stringify({ ...lin.info, id: 'u2', uuid: crypto.randomUUID() })],
])('an invalid or foreign stored user is ignored: %s', async (_, stored) => {
  const browser = await signedInBrowser()
  const { session, storage, jar, server, lin } = tab(browser)
  storage.setItem(jar.keyOf('user'), stored(browser))
  const answer = server.hold('user/info')
  const started = session.start()
  expect(session.get().status).toBe('loading')
  answer()
  await started
  expect(session.get().user).toEqual(lin.info)
})
