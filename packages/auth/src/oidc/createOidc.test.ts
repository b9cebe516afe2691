import { memoryStorage, type MemoryStorage } from '@view-site/vitest-config/storage'
import { expect, onTestFinished, test } from 'vitest'
import { createTestClock } from '../../test/fixtures/members/createTestClock.ts'
import { createVisitor, openProvider, redirectUri, signedOutUri } from '../../test/fixtures/oidc/openProvider.ts'
import { createOidc, OidcError, type OidcOptions } from '../oidc.ts'
import { createSessionStore, createUserSession } from '../session.ts'

type Provider = Awaited<ReturnType<typeof openProvider>>
type PageOptions = Partial<OidcOptions> & { storage?: MemoryStorage }

/** A page of the app, which records where it goes; its storage outlives it, as `sessionStorage` does. */
function openPage(provider: Pick<Provider, 'issuer'>, href: string, { storage = memoryStorage(), ...options }: PageOptions = {}) {
  const page = {
    href,
    left: [] as string[],
    submitted: [] as [string, Readonly<Record<string, string>>][],
    replace(next: string) {
      page.href = next
    },
    assign: (next: string) => void page.left.push(next),
    submit: (action: string, fields: Readonly<Record<string, string>>) => void page.submitted.push([action, fields]),
  }
  const oidc = createOidc({ issuer: provider.issuer, clientId: 'club', redirectUri, signedOutUri, page, storage, ...options })
  return { page, storage, oidc }
}

/** Signs in as `ada` at the provider; returns the page to which it goes back. */
async function signIn(provider: Provider, options: PageOptions = {}) {
  const { page, storage, oidc } = openPage(provider, 'https://club.example/members', options)
  await oidc.signIn({ returnTo: '/members?page=2' })
  const back = await createVisitor(provider.issuer).signIn(page.left[0] ?? '')
  return { back, ...openPage(provider, back, { ...options, storage }) }
}

async function reasonOf(action: Promise<unknown>): Promise<OidcError> {
  const error = await action.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof OidcError)) throw new Error('Expected an OidcError.', { cause: error })
  return error
}

test('signs in with a real provider: code, PKCE, state and nonce', async () => {
  const provider = await openProvider()
  const { page, storage, oidc } = openPage(provider, 'https://club.example/members')
  expect(await oidc.finish()).toBe(undefined)
  await oidc.signIn({ returnTo: '/members?page=2', parameters: { ui_locales: 'de' } })
  const asked = new URL(page.left[0] ?? '')
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    client_id: 'club',
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid profile email',
    ui_locales: 'de',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  const back = await createVisitor(provider.issuer).signIn(asked.href)
  const returned = openPage(provider, back, { storage })
  const [one, two] = await Promise.all([returned.oidc.finish(), returned.oidc.finish()])
  expect(one).toBe(two)
  expect(one).toMatchObject({ returnTo: '/members?page=2', claims: { sub: 'ada', aud: 'club', iss: provider.issuer } })
  expect(one?.grant).toMatchObject({ token: expect.any(String), refreshToken: expect.any(String), idToken: expect.any(String) })
  expect(await returned.oidc.userInfo(one?.grant.token)).toEqual({ sub: 'ada', name: 'Member ada' })
})

test('the code is taken out of the URL at once, and no token is ever in a URL or in the storage', async () => {
  const provider = await openProvider()
  const { page, storage, oidc } = await signIn(provider)
  expect(page.href).toBe(redirectUri)
  const { grant } = (await oidc.finish()) ?? {}
  const next = await oidc.renew(grant ?? {})
  await oidc.userInfo(next.token)
  await oidc.signOut(next)
  const tokens = [grant, next].flatMap((one) => [one?.token, one?.refreshToken, one?.idToken]).filter((token) => token !== undefined)
  expect(tokens.length).toBe(6)
  const urls = JSON.stringify([provider.requests.map(({ url }) => url), page.left, page.submitted.map(([url]) => url)])
  for (const token of tokens) expect(urls).not.toContain(token)
  expect(storage.entries).toEqual(new Map())
})

test('other pages and other parameters of the redirect page keep their URL', async () => {
  const provider = { issuer: 'https://login.example' }
  const kept = ['https://club.example/list?code=7&state=open', `${redirectUri}?code=7`, 'https://other.example/signed-in?code=1&state=2']
  for (const href of kept) expect(openPage(provider, href).page.href).toBe(href)
  expect(openPage(provider, `${redirectUri}?lang=de&code=1&state=2&iss=x#top`).page.href).toBe(`${redirectUri}?lang=de#top`)
})

test('a reply that was not asked for in this tab, or a second time, is rejected without a request for tokens', async () => {
  const provider = await openProvider()
  const { back, storage, oidc } = await signIn(provider)
  const foreign = openPage(provider, back)
  expect((await reasonOf(foreign.oidc.finish())).reason).toBe('unknown-sign-in')
  expect(provider.sent('/token')).toEqual([])
  await oidc.finish()
  expect((await reasonOf(openPage(provider, back, { storage }).oidc.finish())).reason).toBe('unknown-sign-in')
  expect(provider.sent('/token').length).toBe(1)
})

test('a code that was intercepted is worthless without the verifier of this tab', async () => {
  const provider = await openProvider()
  const { back, storage } = await signIn(provider)
  const attacker = openPage(provider, 'https://club.example/')
  await attacker.oidc.signIn()
  const begun = [...storage.entries]
  const [state = ''] = begun[0] ?? []
  const [, other = ''] = [...attacker.storage.entries][0] ?? []
  const stolen = memoryStorage({ [state]: other })
  expect((await reasonOf(openPage(provider, back, { storage: stolen }).oidc.finish())).reason).toBe('invalid_grant')
})

test('an ID token of another sign-in is rejected by its nonce', async () => {
  const provider = await openProvider()
  const { back, storage } = await signIn(provider)
  const begun = [...storage.entries]
  const [state = '', text = ''] = begun[0] ?? []
  const changed = memoryStorage({ [state]: JSON.stringify({ ...JSON.parse(text), nonce: 'other' }) })
  const error = await reasonOf(openPage(provider, back, { storage: changed }).oidc.finish())
  expect(error.reason).toBe('invalid')
  expect(JSON.stringify([error, error.message, error.stack, error.cause])).not.toMatch(/eyJ|access_token|id_token"/)
})

test('a reply of another issuer is rejected', async () => {
  const provider = await openProvider()
  const { back, storage } = await signIn(provider)
  const url = new URL(back)
  url.searchParams.set('iss', 'https://evil.example')
  expect((await reasonOf(openPage(provider, url.href, { storage }).oidc.finish())).reason).toBe('invalid')
  expect(provider.sent('/token')).toEqual([])
})

test('a visitor who refuses is reported with the code of the provider', async () => {
  const provider = await openProvider()
  const { page, storage, oidc } = openPage(provider, 'https://club.example/')
  await oidc.signIn({ parameters: { prompt: 'none' } })
  const { url } = await createVisitor(provider.issuer).visit(page.left[0] ?? '')
  expect((await reasonOf(openPage(provider, url, { storage }).oidc.finish())).reason).toBe('login_required')
})

test('the session of a user type of the app begins with it, renews its tokens, and ends at the provider', async () => {
  const provider = await openProvider()
  const clock = createTestClock(Date.now())
  const { oidc, page } = await signIn(provider, { now: clock.now })
  const [name, storage] = [crypto.randomUUID(), memoryStorage()]
  const session = createUserSession<{ id: string; name: string }>({
    name,
    storage,
    clock,
    store: createSessionStore({ name, storage }),
    loadUser: async (token) => {
      const { sub, name: shown } = await oidc.userInfo(token)
      return { id: sub, name: String(shown) }
    },
    renew: oidc.renew,
    isUnreachable: oidc.isUnreachable,
    parse: () => undefined,
    idOf: ({ id }) => id,
  })
  onTestFinished(session.dispose)
  await session.start()
  const signedIn = await oidc.finish()
  expect(await session.enter(signedIn?.grant)).toEqual({ id: 'ada', name: 'Member ada' })
  const before = session.token()

  provider.fail(true)
  clock.advance(240_000)
  await expect.poll(() => provider.sent('/token').length).toBe(2)
  expect(session.get().status).toBe('signed-in')
  provider.fail(false)
  await expect.poll(() => (clock.advance(10_000), session.token())).not.toBe(before)
  await session.refresh()
  expect(session.get().user?.name).toBe('Member ada')

  const grant = session.leave()
  await oidc.signOut(grant)
  expect(page.submitted).toEqual([
    [`${provider.issuer}/session/end`, { client_id: 'club', id_token_hint: grant?.idToken, post_logout_redirect_uri: signedOutUri }],
  ])
  expect((await reasonOf(oidc.renew(grant ?? {}))).reason).toBe('invalid_grant')
})

test('a refresh token that the provider no longer accepts ends the session', async () => {
  const provider = await openProvider()
  const { oidc } = await signIn(provider)
  const { grant } = (await oidc.finish()) ?? {}
  await oidc.renew(grant ?? {})
  const error = await reasonOf(oidc.renew(grant ?? {}))
  expect([error.reason, oidc.isUnreachable(error)]).toEqual(['invalid_grant', false])
  expect((await reasonOf(oidc.renew({ token: 'only' }))).reason).toBe('invalid_grant')
})

test('a provider that cannot be reached is asked again at the next sign-in', async () => {
  const provider = await openProvider()
  provider.fail(true)
  const { oidc, page } = openPage(provider, 'https://club.example/')
  const error = await reasonOf(oidc.signIn())
  expect([error.reason, oidc.isUnreachable(error)]).toEqual(['unreachable', true])
  provider.fail(false)
  await oidc.signIn()
  expect(page.left.length).toBe(1)
})

test('a provider without TLS is only allowed on this machine', async () => {
  const asked: string[] = []
  const send: typeof fetch = async (url) => {
    asked.push(new Request(url).url)
    return new Response('{}')
  }
  const { oidc } = openPage({ issuer: 'http://login.example' }, 'https://club.example/', { fetch: send })
  expect((await reasonOf(oidc.signIn())).reason).not.toBe('unreachable')
  expect(asked).toEqual([])
})
