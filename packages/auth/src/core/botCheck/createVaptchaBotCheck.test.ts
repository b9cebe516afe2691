import { expect, test, vi } from 'vitest'
import { BotCheckError } from './BotCheck.ts'
import { createVaptchaBotCheck, type Vaptcha } from './createVaptchaBotCheck.ts'

/** A fake VAPTCHA unit whose visitor is controlled by the test. */
function fakeVaptcha() {
  const listeners = new Map<string, () => void>()
  const calls: string[] = []
  let count = 0
  const vaptcha = vi.fn<Vaptcha>(async () => ({
    validate: () => void calls.push('validate'),
    reset: () => void calls.push('reset'),
    listen: (event, listener) => void listeners.set(event, listener),
    getServerToken: () => ({ token: `token-${++count}`, server: 'https://0.vaptcha.com/verify' }),
  }))
  const visitor = (does: 'pass' | 'close') => listeners.get(does)?.()
  return { vaptcha, calls, visitor, load: vi.fn<() => Promise<Vaptcha>>(async () => vaptcha) }
}

const asked = (calls: string[], times: number) => expect.poll(() => calls.filter((call) => call === 'validate').length).toBe(times)

test('[AUTH-01] nothing is loaded before the first check, which returns a token of the site’s unit and its server', async () => {
  const fake = fakeVaptcha()
  const check = createVaptchaBotCheck({ siteId: 'unit-1', language: 'en', load: fake.load })
  expect(fake.load).not.toHaveBeenCalled()
  const token = check.verify()
  await asked(fake.calls, 1)
  fake.visitor('pass')
  expect(await token).toBe('token-1 https://0.vaptcha.com/verify')
  expect(fake.vaptcha).toHaveBeenCalledExactlyOnceWith({ vid: 'unit-1', mode: 'invisible', scene: 0, lang: 'en' })
})

test('a second check returns a new token of the same unit', async () => {
  const fake = fakeVaptcha()
  const check = createVaptchaBotCheck({ siteId: 'unit-1', load: fake.load })
  for (const round of [1, 2]) {
    const token = check.verify()
    // oxlint-disable-next-line no-await-in-loop -- one check after another
    await asked(fake.calls, round)
    fake.visitor('pass')
    // oxlint-disable-next-line no-await-in-loop -- one check after another
    expect(await token).toContain(`token-${round} `)
  }
  expect(fake.load).toHaveBeenCalledOnce()
})

test('a closed check rejects, and reset restarts the unit', async () => {
  const fake = fakeVaptcha()
  const check = createVaptchaBotCheck({ siteId: 'unit-1', load: fake.load })
  const token = check.verify()
  const refused = token.catch((error: unknown) => error)
  await asked(fake.calls, 1)
  fake.visitor('close')
  expect(await refused).toBeInstanceOf(BotCheckError)
  check.reset()
  await expect.poll(() => fake.calls).toEqual(['validate', 'reset'])
})

test('a check whose script fails to load rejects, and the next one loads it again', async () => {
  const fake = fakeVaptcha()
  fake.load.mockRejectedValueOnce(new Error('no connection'))
  const check = createVaptchaBotCheck({ siteId: 'unit-1', load: fake.load })
  await expect(check.verify()).rejects.toBeInstanceOf(BotCheckError)
  const token = check.verify()
  await asked(fake.calls, 1)
  fake.visitor('pass')
  expect(await token).toContain('token-1')
})

test('a check whose script does not respond times out', async () => {
  const check = createVaptchaBotCheck({ siteId: 'unit-1', load: () => new Promise(() => undefined), timeoutMs: 10 })
  await expect(check.verify()).rejects.toThrow('could not be loaded')
})

test('reset before the first check does nothing', () => {
  const fake = fakeVaptcha()
  createVaptchaBotCheck({ siteId: 'unit-1', load: fake.load }).reset()
  expect(fake.load).not.toHaveBeenCalled()
})
