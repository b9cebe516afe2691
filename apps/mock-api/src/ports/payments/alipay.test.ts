import { createSign, createVerify, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { alipay } from './alipay.ts'

const encoding = {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const
const merchant = generateKeyPairSync('rsa', encoding)
const platform = generateKeyPairSync('rsa', encoding)
const now = new Date('2026-05-06T02:00:00.000Z')

/** A fake Alipay: checks every request's signature, signs its answers, and keeps the trades of payers who opened the page. */
const trades = new Map<string, Record<string, string>>()
const refunds: Record<string, string>[] = []
let forge = false
let server: Server
let gateway: ReturnType<typeof alipay>

beforeAll(async () => {
  server = createServer((request, response) => {
    const reply = async (): Promise<void> => {
      const body = new URLSearchParams(await text(request))
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer(Object.fromEntries(body)))
    }
    void reply()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fake has no port')
  gateway = alipay({
    appId: '2021000000000001',
    privateKey: merchant.privateKey,
    publicKey: platform.publicKey,
    notifyUrl: 'https://www.example.com/notify/alipay',
    clock: { now: () => now },
    baseUrl: `http://127.0.0.1:${address.port}/gateway.do`,
  })
})
beforeEach(() => {
  trades.clear()
  refunds.length = 0
  forge = false
})
afterAll(() => void server.close())

const order = {
  outTradeNo: '202605060000000001_abcdef12',
  amount: 198_001,
  description: '202605060000000001',
  expiresAt: '2026-05-06T02:10:00.000Z',
  origin: 'https://www.example.com',
  returnUrl: 'https://www.example.com/pay/1',
  payerAddress: '203.0.113.9',
}

/** The payer opens the page; it takes the payment only with the merchant's signature. */
function openPage(url: string): Record<string, string> {
  const fields = Object.fromEntries(new URL(url).searchParams)
  expect(isMerchants(fields)).toBe(true)
  const content: Record<string, string> = JSON.parse(fields['biz_content'] ?? '')
  trades.set(content['out_trade_no'] ?? '', { trade_status: 'WAIT_BUYER_PAY', total_amount: content['total_amount'] ?? '' })
  return { ...fields, ...content }
}

function pay(): void {
  Object.assign(trades.get(order.outTradeNo) ?? {}, {
    trade_status: 'TRADE_SUCCESS',
    trade_no: '2026',
    send_pay_date: '2026-05-06 10:01:00',
  })
}

test('the page of a computer is signed, and has the amount in yuan and the times of China', async () => {
  const page = openPage((await gateway.open(order)).url)
  expect(page).toMatchObject({
    method: 'alipay.trade.page.pay',
    product_code: 'FAST_INSTANT_TRADE_PAY',
    total_amount: '1980.01',
    timestamp: '2026-05-06 10:00:00',
    time_expire: '2026-05-06 10:10:00',
    return_url: order.returnUrl,
    notify_url: 'https://www.example.com/notify/alipay',
  })
})

test('a phone gets the page for phones', async () => {
  const page = openPage((await gateway.open({ ...order, device: 'wap' })).url)
  expect(page).toMatchObject({ method: 'alipay.trade.wap.pay', product_code: 'QUICK_WAP_WAY' })
})

test('before the page was opened a payment waits; then it is queried and paid', async () => {
  expect(await gateway.query(order.outTradeNo)).toEqual({ outTradeNo: order.outTradeNo, state: 'NOTPAY' })
  openPage((await gateway.open(order)).url)
  expect(await gateway.query(order.outTradeNo)).toMatchObject({ state: 'NOTPAY', amount: 198_001 })
  pay()
  expect(await gateway.query(order.outTradeNo)).toEqual({
    outTradeNo: order.outTradeNo,
    state: 'SUCCESS',
    transactionId: '2026',
    amount: 198_001,
    paidAt: '2026-05-06T02:01:00.000Z',
  })
})

test('closing reports whether it was closed or paid before', async () => {
  expect(await gateway.close(order.outTradeNo)).toMatchObject({ state: 'CLOSED' })
  openPage((await gateway.open(order)).url)
  expect(await gateway.close(order.outTradeNo)).toMatchObject({ state: 'CLOSED' })
  openPage((await gateway.open(order)).url)
  pay()
  expect(await gateway.close(order.outTradeNo)).toMatchObject({ state: 'SUCCESS' })
})

test('a refund returns the whole amount, and once', async () => {
  openPage((await gateway.open(order)).url)
  pay()
  await gateway.refund(order.outTradeNo)
  await gateway.refund(order.outTradeNo)
  expect(refunds).toEqual([{ out_trade_no: order.outTradeNo, refund_amount: '1980.01', out_request_no: `R${order.outTradeNo}` }])
  expect(await gateway.query(order.outTradeNo)).toMatchObject({ state: 'REFUND' })
})

test('an answer with another signature, a refusal and an unreachable server are distinguished', async () => {
  forge = true
  await expect(gateway.query(order.outTradeNo)).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringContaining('signature'),
  })
  forge = false
  openPage((await gateway.open(order)).url)
  await expect(gateway.refund(order.outTradeNo)).rejects.toMatchObject({ kind: 'refused' })
})

test('a notification is read when Alipay signed it for this application', () => {
  const fields = {
    app_id: '2021000000000001',
    out_trade_no: order.outTradeNo,
    trade_no: '2026',
    trade_status: 'TRADE_SUCCESS',
    total_amount: '1980.01',
    gmt_payment: '2026-05-06 10:01:00',
    subject: '订单 1&2=3',
  }
  expect(read(fields)).toEqual({
    outTradeNo: order.outTradeNo,
    state: 'SUCCESS',
    transactionId: '2026',
    amount: 198_001,
    paidAt: '2026-05-06T02:01:00.000Z',
  })
  expect(read({ ...fields, trade_status: 'TRADE_CLOSED', refund_fee: '1980.01' })).toMatchObject({ state: 'REFUND' })
  expect(read({ ...fields, app_id: '2021000000000002' })).toBeUndefined()
  expect(read(fields, merchant.privateKey)).toBeUndefined()
  expect(read(fields, platform.privateKey, { total_amount: '0.01' })).toBeUndefined()
})

function read(fields: Record<string, string>, key = platform.privateKey, changed: Record<string, string> = {}) {
  const sign = createSign('RSA-SHA256').update(contentOf(fields)).sign(key, 'base64')
  const body = new URLSearchParams({ ...fields, ...changed, sign, sign_type: 'RSA2' }).toString()
  return gateway.readNotification({ body, header: () => undefined })
}

function answer(fields: Record<string, string>): string {
  const method = fields['method'] ?? ''
  const name = `${method.replaceAll('.', '_')}_response`
  const content: Record<string, string> = JSON.parse(fields['biz_content'] ?? '{}')
  const reply = JSON.stringify(isMerchants(fields) ? act(method, content) : { code: '40002', sub_code: 'isv.invalid-signature' })
  const sign = createSign('RSA-SHA256')
    .update(reply)
    .sign(forge ? merchant.privateKey : platform.privateKey, 'base64')
  return `{"${name}":${reply},"sign":"${sign}"}`
}

function act(method: string, content: Record<string, string>): Record<string, string> {
  const out_trade_no = content['out_trade_no'] ?? ''
  const trade = trades.get(out_trade_no)
  if (trade === undefined) return { code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST', sub_msg: '交易不存在' }
  if (method === 'alipay.trade.query') return { code: '10000', msg: 'Success', out_trade_no, ...trade }
  if (method === 'alipay.trade.close') {
    if (trade['trade_status'] !== 'WAIT_BUYER_PAY') return { code: '40004', sub_code: 'ACQ.TRADE_STATUS_ERROR' }
    trade['trade_status'] = 'TRADE_CLOSED'
    return { code: '10000', out_trade_no }
  }
  if (trade['trade_status'] !== 'TRADE_SUCCESS') return { code: '40004', sub_code: 'ACQ.TRADE_STATUS_ERROR' }
  refunds.push(content)
  trade['trade_status'] = 'TRADE_CLOSED'
  return { code: '10000', out_trade_no, fund_change: 'Y' }
}

/** Whether the merchant signed the request. */
function isMerchants({ sign = '', ...fields }: Record<string, string>): boolean {
  return createVerify('RSA-SHA256').update(contentOf(fields)).verify(merchant.publicKey, sign, 'base64')
}

function contentOf(fields: Record<string, string>): string {
  return Object.keys(fields)
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
}
