import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAlibabaSms, type AlibabaSmsServer } from '../../../test/support/startAlibabaSms.ts'
import { alibabaSms, type AlibabaSmsOptions } from './alibabaSms.ts'

const now = new Date('2026-05-06T02:00:00.250Z')
const key = { accessKeyId: 'LTAI5tExample', accessKeySecret: 'secret of the example' }
const message = { phone: '13800000001', code: '123456', text: '' }
let server: AlibabaSmsServer

beforeAll(async () => {
  server = await startAlibabaSms({ ...key, now: () => now })
})
beforeEach(() => {
  server.accepted.length = 0
})
afterAll(() => server.close())

function sms(changes: Partial<AlibabaSmsOptions> = {}) {
  return alibabaSms({
    ...key,
    signName: '示例 & 科技*(上海)',
    templateCode: 'SMS_154950909',
    clock: { now: () => now },
    baseUrl: server.url,
    ...changes,
  })
}

function answerNext(code: string, text = '', status = 200): void {
  server.answerNext(status, JSON.stringify({ Code: code, Message: text, RequestId: 'F655A8D5' }))
}

test('the provider accepts the signature, and gets the number, the approved name and template, and the code', async () => {
  await sms().send(message)
  expect(server.accepted).toEqual([{ phone: '13800000001', code: '123456', signName: '示例 & 科技*(上海)', templateCode: 'SMS_154950909' }])
})

test('every request has its own nonce, so that the provider can refuse a replay', async () => {
  server.nonces.length = 0
  for (const code of ['111111', '222222', '333333']) await sms().send({ ...message, code })
  expect(new Set(server.nonces).size).toBe(3)
})

test('a wrong secret, an unknown key and a wrong clock are refused, and the error names the provider’s code', async () => {
  const late = { now: () => new Date(now.getTime() - 16 * 60_000) }
  await expect(sms({ accessKeySecret: 'another' }).send(message)).rejects.toMatchObject({
    name: 'SmsError',
    kind: 'refused',
    message: expect.stringContaining('SignatureDoesNotMatch (request F655A8D5)'),
  })
  await expect(sms({ accessKeyId: 'LTAI5tOther' }).send(message)).rejects.toThrow('InvalidAccessKeyId.NotFound')
  await expect(sms({ clock: late }).send(message)).rejects.toThrow('InvalidTimeStamp.Expired')
  expect(server.accepted).toEqual([])
})

test('no error repeats the number or the code, although the provider’s message does', async () => {
  const failures = await Promise.all([
    sms({ accessKeySecret: 'another' }).send(message).catch(String),
    sms()
      .send({ ...message, phone: '23800000001' })
      .catch(String),
  ])
  expect(failures).toEqual([expect.stringContaining('SmsError'), expect.stringContaining('SmsError')])
  for (const failure of failures) expect(failure).not.toMatch(/3800000001|123456/)
})

test.each([
  ['触发分钟级流控Permits:1', 60],
  ['触发小时级流控Permits:5', 3600],
  ['触发天级流控Permits:10', 86_400],
  ['触发号码天级流控Permits:40', 86_400],
])('the limit of a number “%s” says after how many seconds to try again', async (text, retryAfter) => {
  answerNext('isv.BUSINESS_LIMIT_CONTROL', text)
  await expect(sms().send(message)).rejects.toMatchObject({ kind: 'limit', retryAfter })
})

test('a number that does not exist is distinguished from a refusal', async () => {
  await expect(sms().send({ ...message, phone: '23800000001' })).rejects.toMatchObject({ kind: 'number' })
  for (const code of ['isv.AMOUNT_NOT_ENOUGH', 'isv.SMS_TEMPLATE_ILLEGAL', 'isv.DAY_LIMIT_CONTROL', 'isp.RAM_PERMISSION_DENY']) {
    answerNext(code)
    await expect(sms().send(message)).rejects.toMatchObject({ kind: 'refused', message: expect.stringContaining(code) })
  }
})

test.each([
  ['isp.SYSTEM_ERROR', 200],
  ['Throttling.User', 400],
  ['ServiceUnavailable', 503],
])('%s with status %s is an outage', async (code, status) => {
  answerNext(code, '', status)
  await expect(sms().send(message)).rejects.toMatchObject({ kind: 'unavailable', message: expect.stringContaining(code) })
})

test('an unreachable provider, a page of a proxy, a redirect and silence are outages, and nothing is sent twice', async () => {
  await expect(sms({ baseUrl: 'http://127.0.0.1:1' }).send(message)).rejects.toMatchObject({ kind: 'unavailable' })
  server.answerNext(502, '<html>Bad Gateway</html>')
  await expect(sms().send(message)).rejects.toMatchObject({ kind: 'unavailable' })
  server.answerNext(307, '', { location: `${server.url}/?elsewhere` })
  await expect(sms().send(message)).rejects.toMatchObject({ kind: 'unavailable' })
  server.stall()
  await expect(sms({ timeout: 200 }).send(message)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(server.accepted).toEqual([])
})
