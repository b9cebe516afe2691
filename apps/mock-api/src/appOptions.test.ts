import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appOptions } from './appOptions.ts'
import { createApp } from './createApp.ts'
import { readEnv } from './env.ts'
import { systemClock } from './ports/Clock.ts'

let directory: string
let real: Record<string, string>
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'app-options-'))
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const [privateFile, publicFile] = [join(directory, 'private.pem'), join(directory, 'public.pem')]
  await writeFile(privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  await writeFile(publicFile, publicKey.export({ type: 'spki', format: 'pem' }))
  real = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://www.example.com',
    SECRET_KEY: 'thirty-two characters and more, random',
    DATABASE_URL: 'postgres://api@127.0.0.1/api',
    WECHAT_APP_ID: 'wx1',
    WECHAT_MERCHANT_ID: '1900000001',
    WECHAT_SERIAL_NO: '5157F09EFDC096DE',
    WECHAT_PRIVATE_KEY_FILE: privateFile,
    WECHAT_PUBLIC_KEY_ID: 'PUB_KEY_ID_1',
    WECHAT_PUBLIC_KEY_FILE: publicFile,
    WECHAT_API_KEY: '0123456789abcdef0123456789abcdef',
    ALIPAY_APP_ID: '2021',
    ALIPAY_PRIVATE_KEY_FILE: privateFile,
    ALIPAY_PUBLIC_KEY_FILE: publicFile,
    ALIBABA_CLOUD_ACCESS_KEY_ID: 'LTAI5tExample',
    ALIBABA_CLOUD_ACCESS_KEY_SECRET: 'secret',
    ALIBABA_SMS_SIGN_NAME: '示例科技',
    ALIBABA_SMS_TEMPLATE_CODE: 'SMS_154950909',
    SMTP_URL: 'smtps://user:secret@mail.example.com',
    MAIL_FROM: 'View UI Plus <noreply@example.com>',
    VAPTCHA_ID: 'id',
    VAPTCHA_SECRET: 'secret',
    INVOICES_DIR: directory,
  }
})
afterAll(() => rm(directory, { recursive: true }))

function optionsOf(variables: Record<string, string>, cardPayments = false) {
  return appOptions(readEnv(variables), systemClock(), { cardPayments })
}

test('production with every real service starts, without demo accounts, control surface and samples', () => {
  expect(optionsOf(real)).toMatchObject({ seed: false, control: false, gateways: { wechat: {}, alipay: {} } })
})

test('production without anything real names every service that it needs', () => {
  for (const name of Object.keys(real).filter((one) => one !== 'NODE_ENV')) {
    expect(() => optionsOf({ NODE_ENV: 'production' })).toThrow(name)
  }
})

test.each([
  ['PUBLIC_ORIGIN', 'http://www.example.com'],
  ['SECRET_KEY', ''],
  ['WECHAT_API_KEY', ''],
  ['ALIPAY_PUBLIC_KEY_FILE', ''],
  ['ALIBABA_CLOUD_ACCESS_KEY_SECRET', ''],
  ['ALIBABA_SMS_TEMPLATE_CODE', ''],
  ['SMTP_URL', ''],
  ['VAPTCHA_SECRET', ''],
  ['CONTROL', '1'],
  ['SEED', '1'],
])('production with %s=%s is refused, and the variable is named', (name, value) => {
  expect(() => optionsOf({ ...real, [name]: value })).toThrow(name)
})

test('an API with real services seeds no accounts and no example coupons, and has no control surface', async () => {
  const { database: _database, ...options } = optionsOf(real)
  const app = await createApp(options)
  const { total } = await app.database.query
    .selectFrom('users')
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  expect({ total: Number(total), simulated: app.simulated }).toEqual({ total: 0, simulated: false })
  expect(await app.database.query.selectFrom('coupons').selectAll().execute()).toEqual([])
  for (const path of ['', '/', '/outbox', '/pay/1']) {
    expect((await app.fetch(new Request(`http://127.0.0.1/__control${path}`))).status).toBe(404)
  }
  await app.close()
})

test('production that accepts cards needs the keys of Stripe, and names them', () => {
  expect(() => optionsOf(real, true)).toThrow(/STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET/)
  expect(() => optionsOf({ ...real, STRIPE_SECRET_KEY: 'sk_live_example', STRIPE_WEBHOOK_SECRET: '' }, true)).toThrow(
    /STRIPE_WEBHOOK_SECRET/,
  )
  const trial = { STRIPE_SECRET_KEY: 'rk_test_example', STRIPE_WEBHOOK_SECRET: 'whsec_example' }
  expect(() => optionsOf({ ...real, ...trial }, true)).toThrow(/STRIPE_SECRET_KEY/)
  const keys = { STRIPE_SECRET_KEY: 'sk_live_example', STRIPE_WEBHOOK_SECRET: 'whsec_example' }
  expect(optionsOf({ ...real, ...keys }, true)).toMatchObject({ cardPayments: true, card: expect.any(Function) })
  expect(optionsOf(real).card).toBeUndefined()
  expect(optionsOf({}, true).card, 'outside production cards are simulated').toBeUndefined()
})

test('with real channels a card without keys cannot be charged, and no webhook counts', async () => {
  const { database: _database, ...options } = optionsOf({ ...real, NODE_ENV: 'test' }, true)
  const app = await createApp({ ...options, seed: false })
  const send = async (path: string) => {
    const response = await app.fetch(
      new Request(`http://127.0.0.1${path}`, { method: 'POST', body: '{"outTradeNo":"1","state":"SUCCESS"}' }),
    )
    return response.status
  }
  expect({ simulated: app.simulated, webhook: await send('/notify/card') }).toEqual({ simulated: true, webhook: 401 })
  await app.close()
})

test('WeChat opens on phones only if the merchant has H5', () => {
  expect(optionsOf(real).gateways?.wechat.hasH5).toBe(false)
  expect(optionsOf({ ...real, WECHAT_H5: '1' }).gateways?.wechat.hasH5).toBe(true)
  expect([optionsOf({}).wechatH5, optionsOf({ WECHAT_H5: '1' }).wechatH5]).toEqual([false, true])
})

test('production sends its messages by Alibaba Cloud SMS and SMTP, or by a service of the owner', () => {
  const { ALIBABA_CLOUD_ACCESS_KEY_ID: _key, SMTP_URL: _server, ...rest } = real
  expect(() => optionsOf(rest)).toThrow(/ALIBABA_CLOUD_ACCESS_KEY_ID[^]*MESSAGE_WEBHOOK[^]*SMTP_URL/)
  expect(optionsOf({ ...rest, MESSAGE_WEBHOOK: 'https://messages.example.com/send' })).toMatchObject({ sms: {}, mail: {} })
})

test('outside production missing services are simulated', () => {
  expect(optionsOf({})).toMatchObject({ seed: true, gateways: undefined, sms: undefined, mail: undefined, botCheck: undefined })
})
