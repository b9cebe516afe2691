import { createCipheriv, createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { wechatPay } from './wechatPay.ts'

const merchant = generateKeyPairSync('rsa', { modulusLength: 2048, publicKeyEncoding: pem('spki'), privateKeyEncoding: pem('pkcs8') })
const platform = generateKeyPairSync('rsa', { modulusLength: 2048, publicKeyEncoding: pem('spki'), privateKeyEncoding: pem('pkcs8') })
const apiKey = '0123456789abcdef0123456789abcdef'
const now = new Date('2026-05-06T02:00:00.000Z')

/** A fake WeChat Pay: checks every request's signature, signs its answers, and keeps the trades that it was asked for. */
interface Trade {
  out_trade_no: string
  trade_state: string
  amount: { total: number }
  transaction_id?: string
  success_time?: string
}
const trades = new Map<string, Trade>()
const refunds: unknown[] = []
const scenes: unknown[] = []
let forge = false
let server: Server
let gateway: ReturnType<typeof wechatPay>
/** The same for a merchant who has H5. */
let withH5: ReturnType<typeof wechatPay>

beforeAll(async () => {
  server = createServer((request, response) => {
    const reply = async (): Promise<void> => {
      const { status, body } = await answer(request)
      const signed = signedHeaders(forge ? merchant.privateKey : platform.privateKey, body)
      response.writeHead(status, { 'content-type': 'application/json', ...signed }).end(body)
    }
    void reply()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fake has no port')
  const options = {
    appId: 'wx8888888888888888',
    merchantId: '1900000001',
    serialNo: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
    privateKey: merchant.privateKey,
    publicKeyId: 'PUB_KEY_ID_0119',
    publicKey: platform.publicKey,
    apiKey,
    notifyUrl: 'https://www.example.com/notify/wechat',
    clock: { now: () => now },
    baseUrl: `http://127.0.0.1:${address.port}`,
  }
  gateway = wechatPay(options)
  withH5 = wechatPay({ ...options, h5: true })
})
beforeEach(() => {
  trades.clear()
  refunds.length = 0
  scenes.length = 0
  forge = false
})
afterAll(() => void server.close())

const order = {
  outTradeNo: '202605060000000001_abcdef12',
  amount: 198_000,
  description: '202605060000000001',
  expiresAt: '2026-05-06T02:10:00.000Z',
  origin: 'https://www.example.com',
  returnUrl: 'https://www.example.com/pay/1',
  payerAddress: '203.0.113.9',
}

function pay(): void {
  const trade = trades.get(order.outTradeNo)
  if (trade === undefined) throw new Error('Open the payment first')
  Object.assign(trade, { trade_state: 'SUCCESS', transaction_id: '4200001', success_time: '2026-05-06T10:01:00+08:00' })
}

test('a payment is opened with a code, queried, and paid', async () => {
  expect(await gateway.open(order)).toEqual({ url: `weixin://wxpay/bizpayurl?pr=${order.outTradeNo}` })
  expect(await gateway.query(order.outTradeNo)).toMatchObject({ state: 'NOTPAY', amount: 198_000 })
  pay()
  expect(await gateway.query(order.outTradeNo)).toEqual({
    outTradeNo: order.outTradeNo,
    state: 'SUCCESS',
    transactionId: '4200001',
    amount: 198_000,
    paidAt: '2026-05-06T02:01:00.000Z',
  })
})

test('on a phone a merchant with H5 gets an address that opens WeChat and leads back to the order', async () => {
  const { url } = await withH5.open({ ...order, device: 'wap' })
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    prepay_id: order.outTradeNo,
    package: '1',
    redirect_url: order.returnUrl,
  })
  expect(scenes).toEqual([{ payer_client_ip: '203.0.113.9', h5_info: { type: 'Wap', app_url: 'https://www.example.com' } }])
  expect(await withH5.query(order.outTradeNo)).toMatchObject({ state: 'NOTPAY', amount: 198_000 })
  expect(await withH5.close(order.outTradeNo)).toMatchObject({ state: 'CLOSED' })
})

test('on a computer, and for a merchant without H5, a payment has a code', async () => {
  expect((await withH5.open({ ...order, device: 'pc' })).url).toMatch(/^weixin:/)
  expect((await gateway.open({ ...order, outTradeNo: 'another_one', device: 'wap' })).url).toMatch(/^weixin:/)
  expect([withH5.hasH5, gateway.hasH5]).toEqual([true, false])
})

test('closing reports whether it was closed or paid before; an unknown payment counts as closed', async () => {
  await gateway.open(order)
  expect(await gateway.close(order.outTradeNo)).toMatchObject({ state: 'CLOSED' })
  expect(await gateway.query('never_opened')).toMatchObject({ state: 'CLOSED' })
  expect(await gateway.close('never_opened')).toMatchObject({ state: 'CLOSED' })
  await gateway.open({ ...order, outTradeNo: 'second_one' })
  trades.set(order.outTradeNo, { out_trade_no: order.outTradeNo, trade_state: 'NOTPAY', amount: { total: 198_000 } })
  pay()
  expect(await gateway.close(order.outTradeNo)).toMatchObject({ state: 'SUCCESS' })
})

test('a refund returns the whole amount, and once', async () => {
  await gateway.open(order)
  pay()
  await gateway.refund(order.outTradeNo)
  await gateway.refund(order.outTradeNo)
  expect(refunds).toEqual([
    { out_trade_no: order.outTradeNo, out_refund_no: `R${order.outTradeNo}`, amount: { refund: 198_000, total: 198_000, currency: 'CNY' } },
  ])
})

test('an answer with another signature, a refusal and an unreachable server are distinguished', async () => {
  forge = true
  await expect(gateway.query(order.outTradeNo)).resolves.toMatchObject({ state: 'CLOSED' })
  await expect(gateway.open(order)).rejects.toMatchObject({ kind: 'unavailable', message: expect.stringContaining('signature') })
  forge = false
  await expect(gateway.open({ ...order, amount: 0 })).rejects.toMatchObject({ kind: 'refused' })
  const nowhere = wechatPay({ ...nobody, baseUrl: 'http://127.0.0.1:1' })
  await expect(nowhere.open(order)).rejects.toMatchObject({ kind: 'unavailable' })
})

const nobody = {
  appId: '',
  merchantId: '',
  serialNo: '',
  privateKey: merchant.privateKey,
  publicKeyId: '',
  publicKey: platform.publicKey,
  apiKey,
  notifyUrl: '',
  clock: { now: () => now },
}

test('a notification is decrypted, of a payment and of a refund', () => {
  const paid = {
    out_trade_no: order.outTradeNo,
    transaction_id: '4200001',
    trade_state: 'SUCCESS',
    success_time: '2026-05-06T10:01:00+08:00',
    amount: { total: 198_000 },
  }
  expect(gateway.readNotification(notification('transaction', paid))).toEqual({
    outTradeNo: order.outTradeNo,
    state: 'SUCCESS',
    transactionId: '4200001',
    amount: 198_000,
    paidAt: '2026-05-06T02:01:00.000Z',
  })
  const refunded = { out_trade_no: order.outTradeNo, refund_status: 'SUCCESS' }
  expect(gateway.readNotification(notification('refund', refunded))).toEqual({ outTradeNo: order.outTradeNo, state: 'REFUND' })
})

test('a notification that is forged, changed, old, or signed for another key is refused', () => {
  const good = notification('transaction', { out_trade_no: order.outTradeNo, trade_state: 'SUCCESS' })
  const forged = signedHeaders(merchant.privateKey, good.body)
  const old = signedHeaders(platform.privateKey, good.body, new Date(now.getTime() - 301_000))
  const otherKey = { ...signedHeaders(platform.privateKey, good.body), 'wechatpay-serial': 'PUB_KEY_ID_0002' }
  for (const headers of [forged, old, otherKey, {}]) {
    expect(gateway.readNotification({ body: good.body, header: headerOf(headers) })).toBeUndefined()
  }
  expect(gateway.readNotification({ ...good, body: good.body.replace('transaction', 'refund') })).toBeUndefined()
})

async function answer(request: IncomingMessage): Promise<{ status: number; body: string }> {
  const { method = '', url = '' } = request
  const content = await text(request)
  if (!isMerchants(request, content)) return { status: 401, body: '{"code":"SIGN_ERROR"}' }
  const body: Record<string, unknown> = content === '' ? {} : JSON.parse(content)
  if (url === '/v3/pay/transactions/native') return openTrade(body)
  if (url === '/v3/pay/transactions/h5') return openTrade(body, { isH5: true })
  if (url === '/v3/refund/domestic/refunds') return refundTrade(body)
  const outTradeNo = decodeURIComponent(/out-trade-no\/([^/?]+)/.exec(url)?.[1] ?? '')
  const trade = trades.get(outTradeNo)
  if (trade === undefined) return { status: 404, body: '{"code":"ORDER_NOT_EXIST"}' }
  if (method === 'GET') return { status: 200, body: JSON.stringify(trade) }
  if (trade.trade_state !== 'NOTPAY') return { status: 400, body: '{"code":"ORDERPAID"}' }
  trade.trade_state = 'CLOSED'
  return { status: 204, body: '' }
}

function openTrade(body: Record<string, unknown>, { isH5 = false } = {}) {
  const { out_trade_no, amount, appid, mchid, notify_url, time_expire } = body
  const total = typeof amount === 'object' && amount !== null && 'total' in amount ? Number(amount.total) : 0
  const isComplete = appid === 'wx8888888888888888' && mchid === '1900000001' && /\d\+00:00$/.test(String(time_expire)) && notify_url !== ''
  if (total < 1 || !isComplete) return { status: 400, body: '{"code":"PARAM_ERROR"}' }
  const number = String(out_trade_no)
  trades.set(number, { out_trade_no: number, trade_state: 'NOTPAY', amount: { total } })
  if (!isH5) return { status: 200, body: JSON.stringify({ code_url: `weixin://wxpay/bizpayurl?pr=${number}` }) }
  scenes.push(body['scene_info'])
  const h5_url = `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=${number}&package=1`
  return { status: 200, body: JSON.stringify({ h5_url }) }
}

function refundTrade(body: Record<string, unknown>) {
  refunds.push(body)
  const trade = trades.get(String(body['out_trade_no']))
  if (trade) trade.trade_state = 'REFUND'
  return { status: 200, body: '{"status":"PROCESSING"}' }
}

/** Whether the merchant signed the request. */
function isMerchants({ method, url, headers }: IncomingMessage, content: string): boolean {
  const { authorization = '' } = headers
  const field = (name: string): string => new RegExp(`${name}="([^"]+)"`).exec(authorization)?.[1] ?? ''
  const signed = `${method}\n${url}\n${field('timestamp')}\n${field('nonce_str')}\n${content}\n`
  return (
    authorization.startsWith('WECHATPAY2-SHA256-RSA2048 ') &&
    createVerify('RSA-SHA256').update(signed).verify(merchant.publicKey, field('signature'), 'base64')
  )
}

function signedHeaders(key: string, body: string, at = now): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = createSign('RSA-SHA256').update(`${timestamp}\nnonce\n${body}\n`).sign(key, 'base64')
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': 'nonce',
    'wechatpay-signature': signature,
    'wechatpay-serial': 'PUB_KEY_ID_0119',
  }
}

function notification(original_type: 'transaction' | 'refund', content: object) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', apiKey, nonce)
  cipher.setAAD(Buffer.from(original_type))
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final(), cipher.getAuthTag()]).toString('base64')
  const resource = { original_type, algorithm: 'AEAD_AES_256_GCM', ciphertext, nonce, associated_data: original_type }
  const body = JSON.stringify({ id: 'EV-1', event_type: 'TRANSACTION.SUCCESS', resource })
  return { body, header: headerOf(signedHeaders(platform.privateKey, body)) }
}

function headerOf(headers: Record<string, string>) {
  return (name: string): string | undefined => headers[name]
}

function pem<Type extends 'spki' | 'pkcs8'>(type: Type) {
  return { type, format: 'pem' as const }
}
