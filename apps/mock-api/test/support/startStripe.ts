import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** A simulated Stripe, which checks every request as its documentation says. */
export interface StripeServer {
  url: string
  /** The parameters with which sessions were created, oldest first. */
  created: URLSearchParams[]
  /** The payment intents that were refunded, oldest first. */
  refunds: string[]
  /** The state of a payment by our number. */
  statusOf(outTradeNo: string): StripeSession['status'] | undefined
  /** The payer pays on Stripe's page, by default the right amount. */
  pay(outTradeNo: string, paid?: { amount?: number; currency?: string }): void
  /** The seller refunds the payment in Stripe's dashboard, or a part of it. */
  refund(outTradeNo: string, part?: boolean): void
  /** Whether refunds fail, as with an account without money. */
  failRefunds(fail: boolean): void
  /** A webhook about the payment, signed at `at` by default with the endpoint's secret. */
  webhook(outTradeNo: string, type: string, signed?: { at?: Date; secret?: string }): { body: string; signature: string }
  /** A webhook about any object. */
  sign(event: { type: string; object: object | null }, signed?: { at?: Date; secret?: string }): { body: string; signature: string }
  /** Answers the next request with this. */
  answerNext(status: number, body: string, headers?: Record<string, string>): void
  /** Handles the next request, and loses the answer. */
  loseNext(): void
  /** Answers no request any more, until it is set back. */
  setSilent(silent: boolean): void
  close(): Promise<void>
}

/** What `startStripe` takes. */
export interface StartStripeOptions {
  secretKey: string
  webhookSecret: string
  now: () => Date
}

interface StripeSession {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  metadata: Record<string, string>
  expires_at: number
  payment_intent: string | null
  charge: { id: string; object: 'charge'; created: number; refunded: boolean; metadata: Record<string, string> } | null
}

interface Answer {
  status: number
  body: string
  headers?: Record<string, string>
}

/** Starts Stripe on a free port of the loopback address. */
export async function startStripe(options: StartStripeOptions): Promise<StripeServer> {
  const { secretKey, webhookSecret, now } = options
  const sessions = new Map<string, StripeSession>()
  const saved = new Map<string, { request: string; answer: Answer }>()
  const created: URLSearchParams[] = []
  const refunds: string[] = []
  const planned: (Answer | 'lost')[] = []
  let isSilent = false
  let failsRefunds = false
  const seconds = () => Math.floor(now().getTime() / 1000)
  const sessionOf = (outTradeNo: string): StripeSession => {
    const found = [...sessions.values()].findLast(({ metadata }) => metadata['out_trade_no'] === outTradeNo)
    if (found === undefined) throw new Error(`Stripe has no session of ${outTradeNo}; the payment was not opened`)
    return found
  }
  const server = createServer((request, response) => {
    const reply = async (): Promise<void> => {
      const body = await text(request)
      const plan = planned.shift()
      if (isSilent) return
      const answer = typeof plan === 'object' ? plan : answerTo(request, body)
      if (plan === 'lost') return void response.destroy()
      response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_1', ...answer.headers }).end(answer.body)
    }
    void reply()
  })

  /** The answer to a request, which is the same for the same idempotency key. */
  function answerTo(request: IncomingMessage, body: string): Answer {
    if (request.headers.authorization !== `Bearer ${secretKey}`) return refusal(401, 'invalid_api_key')
    if (request.headers['stripe-version'] === undefined) return refusal(400, 'version_missing')
    const key = request.headers['idempotency-key']
    if (request.method !== 'POST' || typeof key !== 'string') return act(request, body)
    const known = saved.get(key)
    if (known !== undefined) return known.request === `${request.url} ${body}` ? known.answer : refusal(400, 'reused', 'idempotency_error')
    const answer = act(request, body)
    saved.set(key, { request: `${request.url} ${body}`, answer })
    return answer
  }

  function act({ method, url = '' }: IncomingMessage, body: string): Answer {
    const { pathname, searchParams } = new URL(url, 'http://stripe')
    const [, , , , id = '', action] = pathname.split('/')
    const form = new URLSearchParams(body)
    if (method === 'POST' && pathname === '/v1/refunds') return refundOf(form)
    if (!pathname.startsWith('/v1/checkout/sessions')) return refusal(404, 'url_invalid')
    if (method === 'POST' && id === '') return create(form)
    const session = sessions.get(id)
    if (session === undefined) return refusal(404, 'resource_missing')
    if (session.status === 'open' && session.expires_at <= seconds()) session.status = 'expired'
    if (method === 'GET') return success(shown(session, searchParams.get('expand[0]') === 'payment_intent.latest_charge'))
    if (action !== 'expire') return refusal(404, 'url_invalid')
    if (session.status !== 'open') return refusal(400, 'session_not_open')
    Object.assign(session, { status: 'expired', url: null })
    return success(shown(session))
  }

  function create(form: URLSearchParams): Answer {
    if (form.has('payment_method_types[0]')) return refusal(400, 'parameter_unknown')
    if (form.get('mode') !== 'payment' || form.get('success_url') === null) return refusal(400, 'parameter_missing')
    const item = 'line_items[0][price_data]'
    const amount = Number(form.get(`${item}[unit_amount]`)) * Number(form.get('line_items[0][quantity]'))
    const currency = form.get(`${item}[currency]`) ?? ''
    if (!Number.isInteger(amount) || amount < 400) return refusal(400, 'amount_too_small')
    if (!/^[a-z]{3}$/.test(currency) || form.get(`${item}[product_data][name]`) === null) return refusal(400, 'parameter_missing')
    const expires_at = Number(form.get('expires_at'))
    if (expires_at < seconds() + 1800 || expires_at > seconds() + 86_400) return refusal(400, 'parameter_invalid_integer')
    created.push(form)
    const id = `cs_test_${sessions.size + 1}`
    const session: StripeSession = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency,
      metadata: { out_trade_no: form.get('metadata[out_trade_no]') ?? '' },
      expires_at,
      payment_intent: null,
      charge: null,
    }
    sessions.set(id, session)
    return success(shown(session))
  }

  function refundOf(form: URLSearchParams): Answer {
    const intent = form.get('payment_intent') ?? ''
    const charge = [...sessions.values()].find(({ payment_intent }) => payment_intent === intent)?.charge
    if (charge === undefined || charge === null) return refusal(404, 'resource_missing')
    if (charge.refunded) return refusal(400, 'charge_already_refunded')
    if (failsRefunds) return success({ id: 're_1', object: 'refund', status: 'failed', payment_intent: intent })
    refunds.push(intent)
    charge.refunded = true
    return success({ id: 're_1', object: 'refund', status: 'succeeded', payment_intent: intent })
  }

  function sign({ type, object }: { type: string; object: object | null }, { at = now(), secret = webhookSecret } = {}) {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type, created: seconds(), livemode: false, data: { object } })
    const time = Math.floor(at.getTime() / 1000)
    const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    return { body, signature: `t=${time},v1=${hash}` }
  }

  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Stripe has no port; another one may listen on its address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    created,
    refunds,
    statusOf: (outTradeNo) => [...sessions.values()].findLast(({ metadata }) => metadata['out_trade_no'] === outTradeNo)?.status,
    pay(outTradeNo, paid = {}) {
      const session = sessionOf(outTradeNo)
      if (session.status !== 'open') throw new Error(`The session is ${session.status}; Stripe’s page takes no card`)
      const intent = `pi_${session.id}`
      const { amount = session.amount_total, currency = session.currency } = paid
      const metadata = Object.fromEntries([['out_trade_no', outTradeNo]])
      const charge = { id: `ch_${session.id}`, object: 'charge' as const, created: seconds(), refunded: false, metadata }
      const changes = { status: 'complete', payment_status: 'paid', url: null, amount_total: amount, currency }
      Object.assign(session, { ...changes, payment_intent: intent, charge })
    },
    refund(outTradeNo, part = false) {
      const { charge } = sessionOf(outTradeNo)
      if (charge !== null) charge.refunded = !part
    },
    failRefunds: (fail) => (failsRefunds = fail),
    webhook(outTradeNo, type, signed) {
      const session = sessionOf(outTradeNo)
      return sign({ type, object: type.startsWith('charge.') ? session.charge : shown(session) }, signed)
    },
    sign,
    answerNext: (status, body, headers = {}) => void planned.push({ status, body, headers }),
    loseNext: () => void planned.push('lost'),
    setSilent: (silent) => (isSilent = silent),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** A session as Stripe shows it: its payment intent is an id, unless it is to be expanded. */
function shown({ charge, ...session }: StripeSession, isExpanded = false): object {
  const { payment_intent } = session
  return isExpanded && payment_intent !== null ? { ...session, payment_intent: { id: payment_intent, latest_charge: charge } } : session
}

function success(body: object): Answer {
  return { status: 200, body: JSON.stringify(body) }
}

function refusal(status: number, code: string, type = 'invalid_request_error'): Answer {
  return { status, body: JSON.stringify({ error: { type, code, message: `Refused: ${code}` } }) }
}
