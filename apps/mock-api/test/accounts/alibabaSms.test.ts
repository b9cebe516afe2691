import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Log } from '../../src/index.ts'
import { alibabaSms } from '../../src/ports/messages/alibabaSms.ts'
import { newPhone } from '../support/phone.ts'
import { startAlibabaSms, type AlibabaSmsServer } from '../support/startAlibabaSms.ts'
import { startWorld, type World } from '../support/startWorld.ts'

const now = new Date('2026-05-06T02:00:00.000Z')
const key = { accessKeyId: 'LTAI5tExample', accessKeySecret: 'secret of the example' }
const logged: string[] = []
const log: Log = (level, message, fields) => void logged.push(`${level} ${message} ${JSON.stringify(fields)}`)
let provider: AlibabaSmsServer
let world: World

beforeAll(async () => {
  provider = await startAlibabaSms({ ...key, now: () => now })
  const sms = alibabaSms({
    ...key,
    signName: '示例科技',
    templateCode: 'SMS_154950909',
    clock: { now: () => now },
    baseUrl: provider.url,
  })
  world = await startWorld({ sms, log })
})
afterAll(async () => {
  await world.close()
  await provider.close()
})

function askFor(phone_number: string) {
  return { phone_number, vaptcha_token: 'ok' }
}

test('[AUTH-03] a code that Alibaba Cloud delivered registers an account', async () => {
  const mobile = newPhone()
  await world.ok('user/send_phone_code', askFor(mobile))
  const { phone, code } = provider.accepted.at(-1) ?? {}
  expect(phone).toBe(mobile)
  await world.ok('user/signup', { mail: `${mobile}@example.com`, mobile, captcha: code ?? '', password: 'correct horse' })
})

test('[AUTH-03] the provider’s limit of a number is the limit that the visitor reads, with the time to wait', async () => {
  provider.answerNext(200, JSON.stringify({ Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发小时级流控Permits:5' }))
  expect(await world.fails('user/send_phone_code', askFor(newPhone()), 42903)).toEqual({ reason: 'sms_limit', retry_after: 3600 })
})

test('[AUTH-03] a number that the provider does not know is an invalid field', async () => {
  expect(await world.fails('user/send_phone_code', askFor('23800000001'), 40001)).toEqual({
    reason: 'invalid',
    fields: { phone_number: 'no text message can be sent to this number' },
  })
})

test('[AUTH-03] an outage and a refusal are an error that can be tried again, and the log names the provider’s reason', async () => {
  logged.length = 0
  provider.answerNext(503, JSON.stringify({ Code: 'ServiceUnavailable', RequestId: 'A1' }))
  await world.fails('user/send_phone_code', askFor(newPhone()), 50203)
  provider.answerNext(200, JSON.stringify({ Code: 'isv.AMOUNT_NOT_ENOUGH', Message: '账户余额不足', RequestId: 'A2' }))
  await world.fails('user/send_phone_code', askFor(newPhone()), 50203)
  const failures = logged.filter((line) => line.includes('an SMS could not be sent'))
  expect(failures).toEqual([
    expect.stringMatching(/^error .*"kind":"unavailable".*ServiceUnavailable \(request A1\)/),
    expect.stringMatching(/^error .*"kind":"refused".*isv\.AMOUNT_NOT_ENOUGH \(request A2\)/),
  ])
})

test('a new number of an account is proved by the same provider', async () => {
  const { password, token } = await world.user({ phone: newPhone() })
  const phone_number = newPhone()
  await world.ok('user/contact/send_code', { token, password, phone_number })
  const [next, current] = provider.accepted.slice(-2)
  expect(next?.phone).toBe(phone_number)
  await world.ok('user/contact/change', {
    token,
    phone_number,
    captcha: next?.code ?? '',
    captcha_current: current?.code ?? '',
  })
})

test('no code and no number is in the log', () => {
  for (const { phone, code } of provider.accepted) {
    for (const line of logged) expect(line).not.toMatch(new RegExp(`${phone}|"${code}"`))
  }
})
