import { createDecipheriv, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../Clock.ts'
import { askChannel, type ChannelReply } from './askChannel.ts'
import { GatewayError, type Gateway, type Trade } from './Gateway.ts'
import { isSignedRsa, signRsa } from './rsaSignature.ts'

/** What `wechatPay` takes, as the merchant platform shows it. */
export interface WechatPayOptions {
  appId: string
  /** Number of the merchant. */
  merchantId: string
  /** Serial number of the merchant's certificate. */
  serialNo: string
  /** The merchant's private key, PEM. */
  privateKey: string
  /** Id of WeChat Pay's public key (`PUB_KEY_ID_…`), or the serial number of its certificate. */
  publicKeyId: string
  /** WeChat Pay's public key, PEM. */
  publicKey: string
  /** The key of APIv3, 32 characters. */
  apiKey: string
  /** Public address that payments are reported to. */
  notifyUrl: string
  /** Whether the merchant has the product H5, which opens WeChat on a phone. @default false */
  h5?: boolean
  clock: Pick<Clock, 'now'>
  /** @default 'https://api.mch.weixin.qq.com' */
  baseUrl?: string
}

/** How old a notification may be, in milliseconds; an older one may be a replay. */
const freshness = 5 * 60_000

const time = z.iso.datetime({ offset: true }).transform((at) => new Date(at).toISOString())
const states = ['SUCCESS', 'REFUND', 'NOTPAY', 'CLOSED', 'REVOKED', 'USERPAYING', 'PAYERROR'] as const
const transaction = z.object({
  out_trade_no: z.string(),
  transaction_id: z.string().optional(),
  trade_state: z.enum(states).catch('NOTPAY'),
  success_time: time.optional(),
  amount: z.object({ total: z.int() }).optional(),
})
const native = z.object({ code_url: z.string() })
const h5 = z.object({ h5_url: z.url({ protocol: /^https$/ }) })
const refundResult = z.object({ status: z.enum(['SUCCESS', 'PROCESSING', 'CLOSED', 'ABNORMAL']) })
const refundNotice = z.object({ out_trade_no: z.string(), refund_status: z.string() })
const envelope = z.object({
  resource: z.object({
    original_type: z.string(),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().default(''),
  }),
})

/** WeChat Pay by its API v3, with codes to scan (Native), and on phones with an address that opens WeChat (H5) if the merchant has that. */
export function wechatPay(options: WechatPayOptions): Gateway {
  const ask = createCaller(options)
  const { appId: appid, merchantId: mchid, h5: hasH5 = false } = options

  async function query(outTradeNo: string): Promise<Trade> {
    const reply = await ask('GET', `${tradePath(outTradeNo)}?mchid=${mchid}`)
    if (reply.status === 404) return { outTradeNo, state: 'CLOSED' }
    return tradeOf(transaction.parse(accepted(reply)))
  }

  return {
    acceptedReply: { type: 'application/json', body: '{"code":"SUCCESS","message":""}' },
    hasH5,
    async open({ outTradeNo, amount, description, expiresAt, origin, returnUrl, device, payerAddress }) {
      const body = {
        appid,
        mchid,
        description,
        out_trade_no: outTradeNo,
        notify_url: options.notifyUrl,
        time_expire: expiresAt.replace(/\.\d+Z$/, '+00:00'),
        amount: { total: amount, currency: 'CNY' },
      }
      if (!hasH5 || device !== 'wap') {
        const { code_url } = native.parse(accepted(await ask('POST', '/v3/pay/transactions/native', body)))
        return { url: code_url }
      }
      const scene_info = { payer_client_ip: payerAddress, h5_info: { type: 'Wap', app_url: origin } }
      const { h5_url } = h5.parse(accepted(await ask('POST', '/v3/pay/transactions/h5', { ...body, scene_info })))
      // WeChat returns to this address whether it was paid or not.
      return { url: `${h5_url}&redirect_url=${encodeURIComponent(returnUrl)}` }
    },
    query,
    async close(outTradeNo) {
      const reply = await ask('POST', `${tradePath(outTradeNo)}/close`, { mchid })
      // Paid, closed or never opened: the query says which.
      return reply.status < 300 ? { outTradeNo, state: 'CLOSED' } : query(outTradeNo)
    },
    async refund(outTradeNo) {
      const { amount = 0, state } = await query(outTradeNo)
      if (state === 'REFUND') return
      const body = {
        out_trade_no: outTradeNo,
        // The same number for every try, so that it is refunded once.
        out_refund_no: `R${outTradeNo}`,
        amount: { refund: amount, total: amount, currency: 'CNY' },
      }
      const { status } = refundResult.parse(accepted(await ask('POST', '/v3/refund/domestic/refunds', body)))
      if (status === 'ABNORMAL' || status === 'CLOSED')
        throw new GatewayError('refused', `WeChat Pay could not refund ${outTradeNo}: ${status}`)
    },
    readNotification({ body, header }) {
      if (!isSigned(options, body, header)) return undefined
      const { resource } = envelope.parse(JSON.parse(body))
      const content: unknown = JSON.parse(decrypt(options.apiKey, resource))
      if (resource.original_type !== 'refund') return tradeOf(transaction.parse(content))
      const { out_trade_no: outTradeNo, refund_status } = refundNotice.parse(content)
      return { outTradeNo, state: refund_status === 'SUCCESS' ? 'REFUND' : 'UNKNOWN' }
    },
  }
}

function tradePath(outTradeNo: string): string {
  return `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}`
}

function tradeOf({ out_trade_no, transaction_id, trade_state, success_time, amount }: z.output<typeof transaction>): Trade {
  return { outTradeNo: out_trade_no, state: trade_state, transactionId: transaction_id, amount: amount?.total, paidAt: success_time }
}

/** Sends signed requests; throws if WeChat Pay does not answer, or if a successful answer is not signed by it. */
function createCaller(options: WechatPayOptions) {
  const { merchantId, serialNo, privateKey, publicKeyId, clock, baseUrl = 'https://api.mch.weixin.qq.com' } = options
  return async (method: 'GET' | 'POST', path: string, body?: object): Promise<ChannelReply> => {
    const content = body === undefined ? '' : JSON.stringify(body)
    const timestamp = Math.floor(clock.now().getTime() / 1000)
    const nonce = randomBytes(16).toString('hex')
    const signature = signRsa(`${method}\n${path}\n${timestamp}\n${nonce}\n${content}\n`, privateKey)
    const fields = { mchid: merchantId, nonce_str: nonce, signature, timestamp, serial_no: serialNo }
    const authorization = `WECHATPAY2-SHA256-RSA2048 ${Object.entries(fields)
      .map(([name, value]) => `${name}="${value}"`)
      .join(',')}`
    const headers = { accept: 'application/json', 'content-type': 'application/json', authorization, 'wechatpay-serial': publicKeyId }
    const reply = await askChannel('WeChat Pay', baseUrl + path, { method, headers, ...(body === undefined ? {} : { body: content }) })
    if (reply.status >= 500 || reply.status === 429) {
      throw new GatewayError('unavailable', `WeChat Pay answered ${reply.status}: ${reply.text}`)
    }
    if (reply.status < 300 && !isSigned(options, reply.text, reply.header)) {
      throw new GatewayError('unavailable', 'The signature of the answer is not that of WeChat Pay; compare the public key and its id')
    }
    return reply
  }
}

/** The content of a successful reply; any other is a refusal, with WeChat Pay's reason. */
function accepted({ status, text }: ChannelReply): unknown {
  if (status >= 300) throw new GatewayError('refused', `WeChat Pay refused the request with ${status}: ${text}`)
  return JSON.parse(text)
}

function isSigned(
  { publicKey, publicKeyId, clock }: WechatPayOptions,
  body: string,
  header: (name: string) => string | undefined,
): boolean {
  const timestamp = header('wechatpay-timestamp') ?? ''
  const age = Math.abs(clock.now().getTime() - Number(timestamp) * 1000)
  if (header('wechatpay-serial') !== publicKeyId || !(age <= freshness)) return false
  const signed = `${timestamp}\n${header('wechatpay-nonce') ?? ''}\n${body}\n`
  return isSignedRsa(signed, header('wechatpay-signature') ?? '', publicKey)
}

/** AES-256-GCM; the last 16 bytes are the tag. Throws if the content was changed. */
function decrypt(key: string, { ciphertext, nonce, associated_data }: z.output<typeof envelope>['resource']): string {
  const bytes = Buffer.from(ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
  decipher.setAuthTag(bytes.subarray(-16))
  decipher.setAAD(Buffer.from(associated_data))
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8')
}
