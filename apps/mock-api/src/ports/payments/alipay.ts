import { z } from 'zod'
import type { Clock } from '../Clock.ts'
import { askChannel } from './askChannel.ts'
import { GatewayError, type Gateway, type Trade } from './Gateway.ts'
import { isSignedRsa, signRsa } from './rsaSignature.ts'

/** What `alipay` takes, as the open platform shows it. */
export interface AlipayOptions {
  appId: string
  /** The application's private key, PEM. */
  privateKey: string
  /** Alipay's public key, PEM; not that of the application. */
  publicKey: string
  /** Public address that payments are reported to. */
  notifyUrl: string
  clock: Pick<Clock, 'now'>
  /** @default 'https://openapi.alipay.com/gateway.do' */
  baseUrl?: string
}

const statuses = { WAIT_BUYER_PAY: 'NOTPAY', TRADE_SUCCESS: 'SUCCESS', TRADE_FINISHED: 'SUCCESS', TRADE_CLOSED: 'CLOSED' } as const
const status = z.enum(['WAIT_BUYER_PAY', 'TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED'])
const answer = z.looseObject({ code: z.string(), sub_code: z.string().optional(), sub_msg: z.string().optional() })
const queried = z.object({
  out_trade_no: z.string(),
  trade_no: z.string().optional(),
  trade_status: status,
  total_amount: z.string(),
  /** Only once it was paid. */
  send_pay_date: z.string().optional(),
})
const notice = z.object({
  app_id: z.string(),
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: status,
  total_amount: z.string(),
  gmt_payment: z.string().optional(),
})

/** Alipay's pages to pay on, for computers and phones, signed with RSA2. */
export function alipay(options: AlipayOptions): Gateway {
  const ask = createCaller(options)

  async function query(outTradeNo: string): Promise<Trade> {
    const reply = await ask('alipay.trade.query', { out_trade_no: outTradeNo })
    // Alipay knows a payment only once its payer has opened the page and signed in.
    if (reply.sub_code === 'ACQ.TRADE_NOT_EXIST') return { outTradeNo, state: 'NOTPAY' }
    const { trade_no, trade_status, total_amount, send_pay_date } = queried.parse(accepted(reply))
    return tradeOf({ outTradeNo, trade_no, trade_status, total_amount, paidAt: send_pay_date })
  }

  return {
    acceptedReply: { type: 'text/plain', body: 'success' },
    open({ outTradeNo, amount, description, expiresAt, returnUrl, device }) {
      const isPhone = device === 'wap'
      const content = {
        out_trade_no: outTradeNo,
        total_amount: yuan(amount),
        subject: description,
        product_code: isPhone ? 'QUICK_WAP_WAY' : 'FAST_INSTANT_TRADE_PAY',
        time_expire: beijing(new Date(expiresAt)),
      }
      const method = isPhone ? 'alipay.trade.wap.pay' : 'alipay.trade.page.pay'
      const fields = signedFields(options, method, content, { return_url: returnUrl, notify_url: options.notifyUrl })
      return Promise.resolve({ url: `${baseOf(options)}?${new URLSearchParams(fields).toString()}` })
    },
    query,
    async close(outTradeNo) {
      const reply = await ask('alipay.trade.close', { out_trade_no: outTradeNo })
      if (reply.code === '10000' || reply.sub_code === 'ACQ.TRADE_NOT_EXIST') return { outTradeNo, state: 'CLOSED' }
      return query(outTradeNo)
    },
    async refund(outTradeNo) {
      const { amount = 0, state } = await query(outTradeNo)
      if (state === 'REFUND') return
      // The same number for every try, so that it is refunded once.
      const content = { out_trade_no: outTradeNo, refund_amount: yuan(amount), out_request_no: `R${outTradeNo}` }
      accepted(await ask('alipay.trade.refund', content))
    },
    readNotification({ body }) {
      const { sign = '', sign_type: _type, ...fields } = Object.fromEntries(new URLSearchParams(body))
      if (!isSignedRsa(contentOf(fields), sign, options.publicKey)) return undefined
      const { app_id, out_trade_no: outTradeNo, trade_no, trade_status, total_amount, gmt_payment } = notice.parse(fields)
      if (app_id !== options.appId) return undefined
      return tradeOf({ outTradeNo, trade_no, trade_status, total_amount, paidAt: gmt_payment })
    },
  }
}

interface AlipayTrade {
  outTradeNo: string
  trade_no: string | undefined
  trade_status: z.output<typeof status>
  total_amount: string
  /** In China's time. */
  paidAt: string | undefined
}

/** A trade that was paid and is closed was refunded; one that never was paid ran out of time. */
function tradeOf({ outTradeNo, trade_no, trade_status, total_amount, paidAt }: AlipayTrade): Trade {
  const wasRefunded = trade_status === 'TRADE_CLOSED' && paidAt !== undefined
  return {
    outTradeNo,
    state: wasRefunded ? 'REFUND' : statuses[trade_status],
    transactionId: trade_no,
    amount: Math.round(Number(total_amount) * 100),
    paidAt: paidAt && new Date(`${paidAt.replace(' ', 'T')}+08:00`).toISOString(),
  }
}

/** Sends signed requests; throws if Alipay does not answer, or if the answer is not signed by it. */
function createCaller(options: AlipayOptions) {
  return async (method: string, content: object): Promise<z.output<typeof answer>> => {
    const body = new URLSearchParams(signedFields(options, method, content))
    const response = await askChannel('Alipay', baseOf(options), { method: 'POST', body })
    if (response.status >= 300) throw new GatewayError('unavailable', `Alipay answered ${response.status}`)
    const name = `${method.replaceAll('.', '_')}_response`
    const { sign = '', ...rest } = z.looseObject({ sign: z.string().optional() }).parse(JSON.parse(response.text))
    if (!isSignedRsa(signedPart(response.text, name), sign, options.publicKey)) {
      throw new GatewayError('unavailable', 'The signature of the answer is not that of Alipay; compare its public key')
    }
    const reply = answer.parse(rest[name])
    // 20000: not available at the moment.
    if (reply.code === '20000') throw new GatewayError('unavailable', `Alipay answered ${reply.sub_code}: ${reply.sub_msg}`)
    return reply
  }
}

function accepted(reply: z.output<typeof answer>): unknown {
  if (reply.code !== '10000') throw new GatewayError('refused', `Alipay refused the request: ${reply.sub_code}, ${reply.sub_msg}`)
  return reply
}

/** The text of one member of the answer, as it was signed: from after its name to the next member of the outer object. */
function signedPart(text: string, name: string): string {
  const start = text.indexOf(`"${name}":`) + name.length + 3
  const end = Math.max(text.lastIndexOf(',"sign"'), 0)
  const next = text.indexOf(',"alipay_cert_sn"', start)
  return text.slice(start, next > start && next < end ? next : end)
}

function signedFields(
  { appId, privateKey, clock }: AlipayOptions,
  method: string,
  content: object,
  addresses: Record<string, string> = {},
): Record<string, string> {
  const fields = {
    app_id: appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: beijing(clock.now()),
    version: '1.0',
    ...addresses,
    biz_content: JSON.stringify(content),
  }
  return { ...fields, sign: signRsa(contentOf(fields), privateKey) }
}

/** What is signed: all fields with a value, by name. */
function contentOf(fields: Record<string, string>): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

function baseOf({ baseUrl = 'https://openapi.alipay.com/gateway.do' }: AlipayOptions): string {
  return baseUrl
}

function yuan(fen: number): string {
  return (fen / 100).toFixed(2)
}

/** `2026-05-06 10:00:00`, in China's time. */
function beijing(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}
