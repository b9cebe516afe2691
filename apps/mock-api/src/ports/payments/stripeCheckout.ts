import { Stripe } from 'stripe'
import { z } from 'zod'
import type { Clock } from '../Clock.ts'
import { GatewayError, type Gateway, type Trade } from './Gateway.ts'
import type { PaymentReferences } from './PaymentReferences.ts'
import { currency, eventTrade, sessionTrade } from './stripeTrade.ts'

/** What `stripeCheckout` takes, as Stripe's dashboard shows it. */
export interface StripeCheckoutOptions {
  /** The account's secret key, or a restricted one that may write Checkout Sessions and refunds and read payments. */
  secretKey: string
  /** The signing secret of the webhook endpoint: `whsec_…`. */
  webhookSecret: string
  /** Keeps the id of each Checkout Session: Stripe finds none by our number. */
  references: PaymentReferences
  clock: Pick<Clock, 'now'>
  /** @default 'https://api.stripe.com' */
  baseUrl?: string | undefined
  /** Milliseconds in which Stripe has to answer. @default 5000 */
  timeout?: number | undefined
}

/** How old a notification may be, in seconds; an older one may be a replay. */
const freshness = 5 * 60

/** Stripe lets a session expire 30 minutes after its creation at the earliest. */
const expiryMargin = 31 * 60

/** Cards by Stripe Checkout: Stripe's own page takes the card, so that no card number reaches this server. */
export function stripeCheckout(options: StripeCheckoutOptions): Gateway {
  const { references, clock } = options
  const stripe = createStripe(options)

  async function query(outTradeNo: string): Promise<Trade> {
    const id = await references.find(outTradeNo)
    // It was never opened, or nobody got its address.
    if (id === undefined) return { outTradeNo, state: 'CLOSED' }
    return sessionTrade(
      outTradeNo,
      await answered(() => stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })),
    )
  }

  return {
    acceptedReply: { type: 'application/json', body: '{"received":true}' },
    async open({ outTradeNo, amount, description, expiresAt, returnUrl }) {
      const metadata = { out_trade_no: outTradeNo }
      // The same for every try, as Stripe requires of requests with the same key.
      const body: Stripe.Checkout.SessionCreateParams = {
        mode: 'payment',
        allowed_payment_method_types: ['card'],
        line_items: [{ quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: description } } }],
        // Otherwise the payer is charged in another currency.
        adaptive_pricing: { enabled: false },
        client_reference_id: outTradeNo,
        metadata,
        payment_intent_data: { description, metadata },
        success_url: returnUrl,
        cancel_url: returnUrl,
        expires_at: Math.floor(Date.parse(expiresAt) / 1000) + expiryMargin,
      }
      const { id, url } = await answered(
        // The retry waits for a request of another tab with the same key, and gets its session.
        () => stripe.checkout.sessions.create(body, { idempotencyKey: `open_${outTradeNo}`, maxNetworkRetries: 1 }),
        { keepsFailures: true },
      )
      await references.keep(outTradeNo, id)
      return { url: z.url({ protocol: /^https?$/ }).parse(url) }
    },
    query,
    async close(outTradeNo) {
      const id = await references.find(outTradeNo)
      if (id === undefined) return { outTradeNo, state: 'CLOSED' }
      try {
        await answered(() => stripe.checkout.sessions.expire(id))
        return { outTradeNo, state: 'CLOSED' }
      } catch (error) {
        if (!(error instanceof GatewayError) || error.kind !== 'refused') throw error
        // Paid or expired: the query says which.
        return query(outTradeNo)
      }
    },
    async refund(outTradeNo) {
      const { state, transactionId: paymentIntent } = await query(outTradeNo)
      if (state === 'REFUND') return
      if (paymentIntent === undefined) throw new GatewayError('refused', `Stripe has no payment of ${outTradeNo} to refund`)
      // Stripe repeats even a failed answer to a key for a day. It never refunds more than was paid, so the key may change.
      const hour = clock.now().toISOString().slice(0, 13)
      const { status } = await answered(() =>
        stripe.refunds.create({ payment_intent: paymentIntent }, { idempotencyKey: `refund_${outTradeNo}_${hour}` }),
      )
      if (status === 'failed' || status === 'canceled')
        throw new GatewayError('refused', `Stripe could not refund ${outTradeNo}: ${status}`)
    },
    readNotification({ body, header }) {
      const event = signedEvent(stripe, options, body, header('stripe-signature'))
      return event && eventTrade(event)
    },
  }
}

function createStripe({ secretKey, baseUrl = 'https://api.stripe.com', timeout = 5000 }: StripeCheckoutOptions): Stripe {
  const { protocol, hostname, port } = new URL(baseUrl)
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
    timeout,
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

/** The event of a notification, if Stripe signed it a short time ago. */
function signedEvent(
  stripe: Stripe,
  { webhookSecret, clock }: StripeCheckoutOptions,
  body: string,
  signature: string | undefined,
): Stripe.Event | undefined {
  try {
    return stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret, freshness, undefined, clock.now().getTime())
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
    throw error
  }
}

/**
 * Stripe's answer; throws a `GatewayError` if there is none. With `keepsFailures` an internal error of Stripe is a refusal: Stripe repeats it
 * for the same key, so the next try needs a new payment.
 */
async function answered<Answer>(call: () => Promise<Answer>, { keepsFailures = false } = {}): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { statusCode = 0, code, requestId, message } = error
    const isDown = statusCode === 0 || statusCode === 409 || statusCode === 429 || (statusCode >= 500 && !keepsFailures)
    if (statusCode === 0) throw new GatewayError('unavailable', `Stripe does not answer: ${message}`)
    throw new GatewayError(
      isDown ? 'unavailable' : 'refused',
      `Stripe answered ${statusCode} ${code ?? ''} (request ${requestId ?? 'unknown'}): ${message}`,
    )
  }
}
