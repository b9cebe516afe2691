import * as errorCodes from '@view-site/contract/error-codes'
import { expect, test, vi } from 'vitest'
import { createAccount, openBrowser, openTab, password } from '../../test/fixtures/openTab.ts'
import { createCookieJar } from './createCookieJar.ts'
import { credentials, zhou, tab, newTab, signedInBrowser, endSession } from '../../test/fixtures/openSessions.ts'

test('creating a session has no side effects, so that a server can do it', async () => {
  const { session, cookies, server, storage } = await newTab()
  expect(session.get()).toMatchObject({ status: 'loading', access: [] })
  expect([cookies.written, server.requests, storage.entries.size]).toEqual([[], [], 0])
})

test('without a saved token, start() sets the status visitor and sends nothing', async () => {
  const { session, server, events } = await newTab()
  await session.start()
  expect(session.get()).toMatchObject({ status: 'visitor', access: [], user: undefined })
  expect([server.requests, events]).toEqual([[], []])
})

test('[AUTH-01] sign-in sends mail, password and bot token, then loads the user with the new token', async () => {
  const { session, server, jar } = await newTab()
  await session.start()
  await session.signIn(credentials)
  expect(server.requests.map(({ path }) => path)).toEqual(['user/signin', 'user/info'])
  expect(server.sent('user/signin')).toEqual([{ ...credentials, vaptcha_token: expect.stringMatching(/./) }])
  expect(server.sent('user/info')).toEqual([{ token: jar.get('token') }])
})

test('[AUTH-01] signs in by user name', async () => {
  const { session, server } = await newTab()
  await session.signIn({ username: 'demo', password })
  expect(server.sent('user/signin')[0]).toMatchObject({ username: 'demo', password })
  expect(session.get().status).toBe('signed-in')
})

test('[AUTH-01] a failure resets the bot check, and the visitor stays signed out', async () => {
  const reset = vi.fn<() => void>()
  const { session, cookies } = await newTab({ botCheck: { verify: async () => 'bot', reset } })
  await session.start()
  await expect(session.signIn({ ...credentials, password: 'wrong' })).rejects.toMatchObject({ code: errorCodes.credentials })
  expect(reset).toHaveBeenCalledTimes(1)
  expect([session.get().status, cookies.written]).toEqual(['visitor', []])
})

test('[AUTH-01] a second sign-in during a running one sends nothing', async () => {
  const { session, server } = await newTab()
  const [one, two] = await Promise.all([session.signIn(credentials), session.signIn(credentials)])
  expect(one).toBe(two)
  expect(server.sent('user/signin').length).toBe(1)
})

test('[AUTH-02] sign-up sends the phone captcha and the referrers, and signs in', async () => {
  const { session, server, storage } = await newTab()
  storage.setItem('referrer_first', 'https://search.example/')
  await session.sendPhoneCode('13800000000')
  const captcha = (await server.control.message('13800000000'))?.code ?? ''
  await session.signUp({ mail: 'a@example.com', password: 'correct horse', phone: '13800000000', captcha })
  expect(server.sent('user/signup')).toEqual([
    {
      mail: 'a@example.com',
      password: 'correct horse',
      phone_number: '13800000000',
      phone_captcha: captcha,
      referrer_first: 'https://search.example/',
      referrer_last: 'direct',
    },
  ])
  expect(session.get()).toMatchObject({ status: 'signed-in', user: { name: 'a', phone_masked: '138****0000', is_activity: 0 } })
})

test('[AUTH-03] the SMS code is requested with a bot token, and the next one is allowed after the server’s delay', async () => {
  const { session, server } = await newTab({ now: () => 1_000_000 })
  await session.sendPhoneCode('13800000000')
  expect(server.sent('user/send_phone_code')).toEqual([{ phone_number: '13800000000', vaptcha_token: expect.stringMatching(/./) }])
  expect(session.phoneCodeReadyAt()).toBe(1_060_000)
})

test('[AUTH-03] a rejected request for an SMS code sets the time of the next attempt', async () => {
  const { session, server } = await newTab({ now: () => 0 })
  await server.control.call('user/send_phone_code', { phone_number: '13800000000', vaptcha_token: 'bot' })
  await server.control.advance(15_000)
  await expect(session.sendPhoneCode('13800000000')).rejects.toMatchObject({ code: errorCodes.smsLimit })
  expect(session.phoneCodeReadyAt()).toBe(45_000)
})

test('[AUTH-02] a mailed code signs up without a phone number, and the next code is allowed after the server’s delay', async () => {
  const { session, server } = openTab(await openBrowser({ mailSignUp: true }), { now: () => 1_000_000 })
  await session.sendMailCode('a@example.com')
  expect(server.sent('user/send_mail_code')).toEqual([{ mail: 'a@example.com', vaptcha_token: expect.stringMatching(/./) }])
  expect([session.mailCodeReadyAt(), session.phoneCodeReadyAt()]).toEqual([1_060_000, 0])
  const mailCaptcha = (await server.control.message('a@example.com'))?.code ?? ''
  await session.signUp({ mail: 'a@example.com', password: 'correct horse', mailCaptcha })
  expect(server.sent('user/signup')).toMatchObject([{ mail: 'a@example.com', mail_captcha: mailCaptcha }])
  expect(session.get()).toMatchObject({ status: 'signed-in', user: { phone_masked: '', is_activity: 1 } })
})

test('[AUTH-04] success stores token and uuid in cookies of the app and the user in storage, and emits an event', async () => {
  const { session, jar, cookies, storage, server, lin, events } = await newTab()
  await session.signIn(credentials)
  expect([jar.get('token'), jar.get('uuid')]).toEqual([server.sent('user/info')[0]?.['token'], lin.uuid])
  expect(cookies.written[0]).toMatch(/^view-site-.+-token=[\w-]{20,}; path=\/; samesite=lax; max-age=31536000; secure$/)
  expect(JSON.parse(storage.getItem(jar.keyOf('user')) ?? '')).toEqual(lin.info)
  expect(events).toEqual([{ type: 'signed-in', user: lin.info, by: 'sign-in' }])
})

test('if the user cannot be loaded after a successful sign-in, that of the response is used', async () => {
  const { session, server, lin } = await newTab()
  await server.control.fault({ path: 'user/info', status: 500 })
  await session.signIn(credentials)
  expect(session.get().user).toEqual(lin.info)
})

test('[AUTH-05] sign-out removes cookies and stored user immediately, and notifies the server if possible', async () => {
  const { session, jar, storage, server, events } = await newTab()
  await session.signIn(credentials)
  const token = jar.get('token')
  await server.control.fault({ path: 'user/signout', drop: true })
  const done = session.signOut()
  expect(session.get().status).toBe('visitor')
  expect([jar.get('token'), jar.get('uuid'), storage.getItem(jar.keyOf('user'))]).toEqual([undefined, undefined, null])
  await done
  expect(server.sent('user/signout')[0]).toEqual({ token })
  expect(events.at(-1)).toEqual({ type: 'signed-out', by: 'user' })
})

test('[AUTH-07] the access list has user and the four flags, and flags has all of them', async () => {
  const { session, server } = await newTab()
  await server.control.user(zhou)
  await session.signIn({ ...credentials, mail: zhou.mail })
  expect(session.get().access).toEqual(['user', 'pro', 'icrud'])
  expect(session.get().flags).toEqual(['pro', 'icrud', 'store', 'admin_cloud'])
})

test('another tab follows a sign-in without a request, a change of user, and a sign-out', async () => {
  const browser = await openBrowser()
  const { info } = await createAccount(browser.server, zhou)
  const [one, two] = [tab(browser), tab(browser)]
  await Promise.all([one.session.start(), two.session.start()])
  await one.session.signIn(credentials)
  await expect.poll(() => two.session.get().user).toEqual(browser.lin.info)
  expect(browser.server.sent('user/info').length).toBe(1)
  await two.session.signIn({ ...credentials, mail: zhou.mail })
  await expect.poll(() => one.session.get().user).toEqual(info)
  await one.session.signOut()
  await expect.poll(() => two.session.get().status).toBe('visitor')
  expect(two.events.at(-1)).toEqual({ type: 'signed-out', by: 'other-tab' })
  expect(browser.server.sent('user/signout').length).toBe(1)
})

test('[AUTH-05] another tab follows a sign-out whose cookies are removed shortly after its message', async () => {
  const browser = await openBrowser()
  const late = { shown: undefined as string | undefined }
  const source = {
    get cookie() {
      return late.shown ?? browser.cookies.cookie
    },
    set cookie(text: string) {
      browser.cookies.cookie = text
    },
  }
  const one = tab(browser)
  const two = tab(browser, { cookies: createCookieJar({ appId: browser.appId, document: source, secure: true }) })
  await Promise.all([one.session.start(), two.session.start()])
  await one.session.signIn(credentials)
  await expect.poll(() => two.session.get().status).toBe('signed-in')
  late.shown = browser.cookies.cookie
  await one.session.signOut()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(two.session.get().status).toBe('signed-in')
  late.shown = undefined
  await expect.poll(() => two.session.get().status).toBe('visitor')
})

test('a sign-out while the user is loading is not undone by the response', async () => {
  const browser = await signedInBrowser()
  const { session, server } = tab(browser)
  const answer = server.hold('user/info')
  const started = session.start()
  await session.signOut()
  answer()
  await started
  expect(session.get().status).toBe('visitor')
})

test('a rejected token ends the session, but the response to an older token does not', async () => {
  const browser = await openBrowser()
  const { session, api, jar, events } = tab(browser)
  await session.signIn(credentials)
  session.expire('older')
  expect(session.get().status).toBe('signed-in')
  await endSession(browser, jar.get('token'))
  await expect(api.call('user/info', {}, { silent: true })).rejects.toMatchObject({ code: errorCodes.sessionInvalid })
  expect(session.get().status).toBe('visitor')
  expect(events.at(-1)).toEqual({ type: 'signed-out', by: 'lost' })
})

test('with blocked cookies the session ends with the page, and the visitor is informed', async () => {
  const browser = await openBrowser()
  browser.cookies.blocked = true
  const { session, api, types } = tab(browser)
  await session.start()
  await session.signIn(credentials)
  expect(types()).toEqual(['signed-in', 'cookies-blocked'])
  expect(await api.call('user/info', {})).toEqual(browser.lin.info)
  const reloaded = tab(browser)
  await reloaded.session.start()
  expect(reloaded.session.get().status).toBe('visitor')
})

test('starting twice starts once', async () => {
  const browser = await signedInBrowser()
  const { session, server } = tab(browser)
  await Promise.all([session.start(), session.start()])
  expect(server.sent('user/info').length).toBe(2)
})
