import type { ApiClient } from '@view-site/api-client'
import type { Order, PayDevice, WechatCheck } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { createObservable, type Clock, type KeyValueStorage, type Observable } from '@view-site/platform'
import { readFailure, type Failure } from '../../common/failures/readFailure.ts'
import { nothing } from '../../common/nothing.ts'
import { codeLifetime } from './codeLifetime.ts'
import { createPaymentPoller } from './createPaymentPoller.ts'
import type { PageActivity } from './pageActivity.ts'
import { checkPayment, openPayment, payMethodsOf, type OpenPayment, type PayMethod } from './payMethods.ts'
import { initialPaymentState, isUnpaid, nextPaymentState, type PaymentEvent, type PaymentState } from './paymentState.ts'
import { serverOffset } from './serverOffset.ts'

const retryMs = 3_000
/** The order is read again a little after it expires, when the server has surely noticed too. */
const slackMs = 1_000

/** The order was paid, closed or changed by somebody else; reading it shows how. */
const movedOn: readonly (number | undefined)[] = [errorCodes.orderPaid, errorCodes.orderClosed, errorCodes.wrongState]
/** The order is not what this session took it for. */
const notFinishable: readonly (number | undefined)[] = [errorCodes.orderClosed, errorCodes.amountNotZero]

/** The order to pay, and what its payment session needs from the page. */
export interface PaymentSessionOptions {
  orderNo: string
  api: ApiClient
  clock: Clock
  activity: PageActivity
  /** Remembers how long a code is valid, so that a reload does not fill the progress bar again. */
  storage?: KeyValueStorage | undefined
  /** What the payer pays on. @default () => 'pc' */
  device?: () => PayDevice
}

/** The payment of one order: reads the order, opens a payment, watches it and has the order fulfilled. */
export interface PaymentSession {
  state: Pick<Observable<PaymentState>, 'get' | 'subscribe'>
  /** Begins by reading the order; starting a running session changes nothing. */
  start: () => void
  /** Stops all requests and timers; the session can be started again. */
  stop: () => void
  /** Reads the order again, after a failure or a change of its amount, and opens its payment. */
  reload: () => void
  /** Opens the payment again after a failure, or a new one in place of an expired or scanned one. */
  renew: () => void
  /** Changes the payment method; the server closes the payment of the other one. */
  choose: (method: PayMethod) => void
  /** Cancels the order. Rejects when that failed and the order is still open. */
  cancel: () => Promise<void>
}

/** Creates the payment session of one order. Nothing happens before `start()`. */
export function createPaymentSession(options: PaymentSessionOptions): PaymentSession {
  const { api, clock, activity, orderNo: order_no, device = () => 'pc' } = options
  const [method] = payMethodsOf[device()]
  const state = createObservable<PaymentState>({ ...initialPaymentState, method })
  const send = (event: PaymentEvent) => state.set(nextPaymentState(state.get(), event))
  let running: AbortController | undefined
  let cancelTimers: (() => void)[] = []
  let unsubscribe = nothing

  const poller = createPaymentPoller<WechatCheck>({
    clock,
    activity,
    check: async (signal) => withServerTime(() => checkPayment(api, state.get().method, order_no, { signal, silent: true })),
    isTerminal: (check) => !isUnpaid(check) || check.next_poll_ms === null,
    nextPollMs: (check) => check.next_poll_ms ?? undefined,
    retryAfterMs(error) {
      const { retryAfter } = readFailure(error)
      return retryAfter && retryAfter * 1000
    },
    onResult: handleCheck,
    onError: () => send({ type: 'trouble' }),
  })

  function start() {
    if (running) return
    running = new AbortController()
    unsubscribe = activity.onChange(look)
    load()
  }

  function stop() {
    running?.abort()
    running = undefined
    unsubscribe()
    pause()
  }

  /** The user has returned to a page that no longer polls: the order may have changed in another tab. */
  function look() {
    if (!activity.isActive()) return
    const { phase } = state.get()
    if (phase === 'load-failed') reload()
    if (phase === 'code-expired' || phase === 'pay-error' || phase === 'open-failed') readOrder(handleMovedOrder, nothing)
  }

  /** Stops polling and timers, without ending the session. */
  function pause() {
    poller.stop()
    for (const cancel of cancelTimers) cancel()
    cancelTimers = []
  }

  function reload() {
    send({ type: 'reload' })
    load()
  }

  function load() {
    readOrder(handleOrder, (error) => {
      send({ type: 'load-failed', failure: readFailure(error) })
      if (state.get().order) later(retryMs, load)
    })
  }

  function readOrder(done: (order: Order) => void, failed: (error: unknown) => void) {
    void request((signal) => api.call('pro/order/info', { order_no }, { signal, silent: true }), done, failed)
  }

  function handleOrder(order: Order, elsewhere?: boolean) {
    pause()
    send({ type: 'order-read', order, elsewhere })
    if (order.status === 'paid' || (isUnpaid(order) && order.amount_payable === 0)) finish()
    else if (isUnpaid(order)) open(false)
  }

  /** The order may have changed without this session. */
  function handleMovedOrder(order: Order) {
    if (!isUnpaid(order)) handleOrder(order, true)
  }

  function finish() {
    void request(
      (signal) => api.call('pro/order/finish/auto', { order_no }, { signal, silent: true }),
      (order) => {
        pause()
        send({ type: 'order-read', order })
      },
      (error) => {
        send({ type: 'trouble' })
        later(retryMs, notFinishable.includes(readFailure(error).code) ? load : finish)
      },
    )
  }

  function open(refresh: boolean, method = state.get().method) {
    send({ type: 'opening', method })
    // Ignore an answer about a method that is no longer selected.
    const ifStill = (act: () => void) => method === state.get().method && act()
    void request(
      async (signal) => withServerTime(() => openPayment(api, method, { order_no, refresh, device: device() }, { signal, silent: true })),
      (payment) => ifStill(() => handlePayment(payment)),
      (error) => ifStill(() => handleOpenFailure(readFailure(error))),
    )
  }

  function choose(method: PayMethod) {
    const { method: before, order } = state.get()
    if (method === before || !order || !isUnpaid(order)) return
    pause()
    open(false, method)
  }

  function handlePayment(payment: OpenPayment) {
    pause()
    // A coupon was applied or removed in another tab.
    if (payment.amount !== state.get().order?.amount_payable) return later(retryMs, load)
    send({ type: 'opened', payment, lifetime: codeLifetime(options.storage, payment) })
    later(untilServerTime(payment.expires_at), () => send({ type: 'code-expired' }))
    const orderLeft = untilServerTime(state.get().order?.expires_at ?? payment.expires_at)
    if (orderLeft > 0) later(orderLeft + slackMs, load)
    poller.start()
  }

  function handleOpenFailure(failure: Failure) {
    const giveUp = () => send({ type: 'open-failed', failure })
    if (!movedOn.includes(failure.code)) return giveUp()
    readOrder((order) => (isUnpaid(order) ? giveUp() : handleMovedOrder(order)), giveUp)
  }

  function handleCheck(check: WechatCheck) {
    send({ type: 'checked', check })
    if (!isUnpaid(check)) load()
  }

  async function cancel() {
    try {
      const order = await api.call('pro/order/cancel', { order_no }, { silent: true })
      if (running) handleOrder(order)
    } catch (error) {
      const { code } = readFailure(error)
      if (code !== errorCodes.orderPaid && code !== errorCodes.wrongState) throw error
      readOrder(handleMovedOrder, load)
    }
  }

  /** Runs a request of this session; answers that arrive after `stop()` are dropped. */
  async function request<Result>(
    ask: (signal: AbortSignal) => Promise<Result>,
    done: (result: Result) => void,
    failed: (error: unknown) => void,
  ) {
    const mine = running
    if (!mine) return
    let result: Result
    try {
      result = await ask(mine.signal)
    } catch (error) {
      if (mine === running) failed(error)
      return
    }
    if (mine === running) done(result)
  }

  async function withServerTime<Reply extends { server_time: string }>(ask: () => Promise<Reply>): Promise<Reply> {
    const sentAt = clock.now()
    const reply = await ask()
    send({ type: 'server-time', offset: serverOffset(reply.server_time, sentAt, clock.now()) })
    return reply
  }

  function untilServerTime(time: string) {
    return Date.parse(time) - clock.now() - state.get().offset
  }

  function later(ms: number, act: () => void) {
    cancelTimers.push(clock.after(Math.max(0, ms), act))
  }

  return { state, start, stop, reload, renew: () => open(true), choose, cancel }
}
