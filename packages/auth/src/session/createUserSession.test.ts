import { expect, expectTypeOf, test } from 'vitest'
import { lifetime } from '../../test/fixtures/members/memberServer.ts'
import { openMemberBrowser, openMemberTab, type Member } from '../../test/fixtures/members/openMemberTab.ts'

const ada: Member = { number: 7, nick: 'ada', roles: ['captain'] }

test('a session has users of the app’s own type', async () => {
  const { session, signIn } = openMemberTab(await openMemberBrowser())
  expect(session.get()).toEqual({ status: 'loading', user: undefined })
  await session.start()
  expect(session.get().status).toBe('visitor')
  expect(await signIn()).toEqual(ada)
  const state = session.get()
  if (state.status === 'signed-in') expectTypeOf(state.user).toEqualTypeOf<Member>()
  expect(state).toEqual({ status: 'signed-in', user: ada })
})

test('a token in the storage is sent in a header, and restored after a reload', async () => {
  const browser = await openMemberBrowser()
  const first = openMemberTab(browser)
  await first.signIn()
  const reloaded = openMemberTab(browser)
  const started = reloaded.session.start()
  expect(reloaded.session.get().user).toEqual(ada)
  await started
  expect(browser.server.requests.at(-1)).toMatchObject({ path: '/me', authorization: `Bearer ${reloaded.session.token()}` })
  expect(browser.cookies.written).toEqual([])
})

test('a token in a readable cookie is sent by the browser, and is not in the storage', async () => {
  const browser = await openMemberBrowser()
  const { session, signIn, store, api } = openMemberTab(browser, 'cookie')
  await signIn()
  const token = session.token() ?? ''
  expect(browser.cookies.cookie).toBe(`view-site-shop-token=${token}`)
  expect(JSON.stringify([...browser.storage.entries])).not.toContain(token)
  await api.call('me', {})
  expect(browser.server.requests.at(-1)).toMatchObject({ cookie: `view-site-shop-token=${token}`, authorization: undefined })
  browser.cookies.cookie = 'view-site-shop-token=; max-age=0'
  expect([store.key(), session.token()]).toEqual([undefined, undefined])
  const later = openMemberTab(browser, 'cookie')
  await later.session.start()
  expect(later.session.get().status).toBe('visitor')
})

test('with a cookie that scripts cannot read, no token is stored, and the session still continues after a reload', async () => {
  const browser = await openMemberBrowser('http-only')
  const { session, signIn } = openMemberTab(browser)
  await signIn()
  expect(session.token()).toBe(undefined)
  expect(JSON.stringify([...browser.storage.entries])).not.toMatch(/token/i)
  const reloaded = openMemberTab(browser)
  await reloaded.session.start()
  expect(reloaded.session.get()).toEqual({ status: 'signed-in', user: ada })
  expect(browser.server.requests.at(-1)).toMatchObject({ path: '/me', authorization: undefined, cookie: expect.stringMatching(/^sid=/) })
})

test('a session that the server began by itself is found at the start', async () => {
  const browser = await openMemberBrowser('http-only')
  await browser.fetch(`${browser.server.url}/sign-in`, { method: 'POST', body: JSON.stringify({ pin: '1234' }) })
  const unasked = openMemberTab(browser)
  await unasked.session.start()
  expect(unasked.session.get().status).toBe('visitor')
  const { session, events } = openMemberTab(browser, 'storage', { askAtStart: true })
  await Promise.all([session.start(), session.start()])
  expect(session.get().user).toEqual(ada)
  expect(events).toEqual([{ type: 'signed-in', user: ada, by: 'start' }])
})

test('a visitor without a session of the server is one after the question', async () => {
  const { session, events } = openMemberTab(await openMemberBrowser('http-only'), 'storage', { askAtStart: true })
  await session.start()
  expect([session.get().status, events]).toEqual(['visitor', []])
})

test('a token is renewed before it expires, without a sign-in event in any tab', async () => {
  const browser = await openMemberBrowser()
  const tabs = [openMemberTab(browser), openMemberTab(browser)] as const
  await Promise.all(tabs.map(({ session }) => session.start()))
  await tabs[0].signIn()
  await expect.poll(() => tabs[1].session.get().user).toEqual(ada)
  const [before, seen] = [tabs[0].session.token(), tabs.map(({ types }) => types())]
  browser.clock.advance(lifetime - 60_001)
  expect(browser.server.count('/refresh')).toBe(0)
  browser.clock.advance(1)
  await expect.poll(() => tabs[0].session.token()).not.toBe(before)
  expect(tabs[1].session.token()).toBe(tabs[0].session.token())
  expect(tabs.map(({ types }) => types())).toEqual(seen)
})

test('all tabs together renew a token once, again and again', async () => {
  const browser = await openMemberBrowser()
  const tabs = Array.from({ length: 5 }, () => openMemberTab(browser))
  await Promise.all(tabs.map(({ session }) => session.start()))
  await tabs[0]?.signIn()
  await expect.poll(() => tabs.map(({ session }) => session.get().status)).toEqual(tabs.map(() => 'signed-in'))
  for (const round of [1, 2, 3]) {
    browser.clock.advance(lifetime - 60_000)
    // oxlint-disable-next-line no-await-in-loop -- one renewal after another
    await Promise.all(tabs.map(({ session }) => session.freshToken()))
    expect(browser.server.count('/refresh')).toBe(round)
  }
  expect(await tabs[4]?.api.call('me', {})).toEqual(ada)
})

test('a second sign-in of the same user plans its renewal anew', async () => {
  const browser = await openMemberBrowser()
  const { session, api, signIn } = openMemberTab(browser)
  const grant = await api.call('signIn', { pin: '1234' })
  await session.enter({ ...grant, expiresAt: browser.clock.now() + 365 * 24 * 3600_000 })
  await signIn()
  browser.clock.advance(lifetime - 60_000)
  await expect.poll(() => browser.server.count('/refresh')).toBe(1)
})

test('a token that lives less than a minute is renewed after half of its time, and not without a pause', async () => {
  const browser = await openMemberBrowser()
  let renewals = 0
  const { session } = openMemberTab(browser, 'storage', {
    loadUser: async () => ada,
    async renew() {
      renewals += 1
      return { token: `t${renewals}`, expiresAt: browser.clock.now() + 30_000 }
    },
  })
  await session.enter({ token: 't0', expiresAt: browser.clock.now() + 30_000 })
  for (const count of [1, 2, 3]) {
    browser.clock.advance(14_999)
    // oxlint-disable-next-line no-await-in-loop -- one renewal after another
    expect(await session.freshToken()).toBe(`t${count - 1}`)
    browser.clock.advance(1)
    // oxlint-disable-next-line no-await-in-loop -- one renewal after another
    await expect.poll(() => session.token()).toBe(`t${count}`)
  }
  expect(renewals).toBe(3)
})

test('without locks of the browser a tab renews its token alone', async () => {
  const browser = await openMemberBrowser()
  const { session, signIn } = openMemberTab(browser, 'storage', { locks: { request: (_name, action) => action() } })
  await signIn()
  browser.clock.advance(lifetime - 60_000)
  await Promise.all([session.freshToken(), session.freshToken()])
  expect(browser.server.count('/refresh')).toBe(1)
})

test('an expired token is renewed at the start, before the user is loaded', async () => {
  const browser = await openMemberBrowser()
  await openMemberTab(browser).signIn()
  browser.clock.advance(24 * 3600_000)
  const later = openMemberTab(browser)
  await later.session.start()
  expect(later.session.get()).toEqual({ status: 'signed-in', user: ada })
  expect(later.types()).toEqual(['signed-in'])
})

test('with a cookie that scripts cannot read, the server renews it by its own cookie', async () => {
  const browser = await openMemberBrowser('http-only')
  const { session, signIn, api } = openMemberTab(browser)
  await signIn()
  browser.clock.advance(lifetime + 1)
  await session.freshToken()
  expect(browser.server.count('/refresh')).toBe(1)
  expect(await api.call('me', {})).toEqual(ada)
})

test('a token that the server rejects early is renewed, and only without success the session ends', async () => {
  const browser = await openMemberBrowser()
  const { session, signIn, api, store, types } = openMemberTab(browser)
  await signIn()
  store.renew({ token: 'outdated' })
  await expect(api.call('me', {})).rejects.toMatchObject({ status: 401 })
  await expect.poll(() => session.token()).not.toBe('outdated')
  expect(await api.call('me', {})).toEqual(ada)
  browser.server.revoke()
  await expect(api.call('me', {})).rejects.toMatchObject({ status: 401 })
  await expect.poll(() => session.get().status).toBe('visitor')
  expect(types()).toEqual(['signed-in', 'signed-out'])
})

test('a server that cannot be reached does not end the session; the renewal is tried again', async () => {
  const browser = await openMemberBrowser()
  const { session, signIn } = openMemberTab(browser)
  await signIn()
  const before = session.token()
  browser.server.fail(true)
  browser.clock.advance(lifetime - 60_000)
  await expect.poll(() => browser.server.count('/refresh')).toBe(1)
  await new Promise((resolve) => setImmediate(resolve))
  browser.server.fail(false)
  await expect.poll(() => (browser.clock.advance(10_000), session.token())).not.toBe(before)
  expect(session.get().user).toEqual(ada)
})

test('signing out ends the session in all tabs and returns its grant, and a running renewal does not restore it', async () => {
  const browser = await openMemberBrowser()
  const [one, two] = [openMemberTab(browser), openMemberTab(browser)]
  await Promise.all([one.session.start(), two.session.start()])
  await one.signIn()
  await expect.poll(() => two.session.get().status).toBe('signed-in')
  browser.clock.advance(lifetime)
  const renewing = one.session.freshToken()
  const token = one.session.token()
  expect(one.session.leave()).toMatchObject({ token })
  await renewing
  expect([one.session.token(), one.session.get().status]).toEqual([undefined, 'visitor'])
  await expect.poll(() => two.session.get().status).toBe('visitor')
  expect(one.session.leave()).toBe(undefined)
})

test('a stored user of another shape, and damaged data, are ignored', async () => {
  for (const text of ['{', 'null', '[]', '{"nick":7}', '{"id":1,"owner":"7"}']) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const browser = await openMemberBrowser()
    browser.storage.setItem(browser.name, text)
    browser.storage.setItem(`${browser.name}.user`, text)
    const { session } = openMemberTab(browser)
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await session.start()
    expect(session.get().status).toBe('visitor')
  }
})
