import type { ApiClient } from '@view-site/api-client'
import type { Order, PayDevice, WechatCheck } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { createObservable, type Clock, type KeyValueStorage, type Observable } from '@view-site/platform'
import { readFailure, type Failure } from '../../common/failures/readFailure.ts'
import { nothing } from '../../common/nothing.ts'
import { codeLifetime } from './codeLifetime.ts'
import { createPaymentPoller } from './createPaymentPoller.ts'
import type { PageActivity } from './pageActivity.ts'
import { checkPayment, hasCode, openPayment, payMethodsOf, type CardPlace, type OpenPayment, type PayMethod } from './payMethods.ts'
import { initialPaymentState, isUnpaid, nextPaymentState, payMethodOf, type PaymentEvent, type PaymentState } from './paymentState.ts'
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
  /** What the payer pays on, by a method. @default () => 'pc' */
  device?: (method?: PayMethod) => PayDevice
  /** Where cards are offered, if the server accepts them. @default not at all */
  cards?: CardPlace | undefined
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
  /** Replaces a WeChat payment: by one that opens WeChat on this phone (`wap`), or by a code for another one (`pc`). */
  payOn: (device: PayDevice) => void
  /** Cancels the order. Rejects when that failed and the order is still open. */
  cancel: () => Promise<void>
}

/** Creates the payment session of one order. Nothing happens before `start()`. */
export function createPaymentSession(options: PaymentSessionOptions): PaymentSession {
  const { api, clock, activity, orderNo: order_no, device = () => 'pc', cards } = options
  const [method] = payMethodsOf(device(), cards)
  const state = createObservable<PaymentState>({ ...initialPaymentState, method })
  const send = (event: PaymentEvent) => state.set(nextPaymentState(state.get(), event))
  let running: AbortController | undefined
  let cancelTimers: (() => void)[] = []
  let unsubscribe = nothing

  const poller = createPaymentPoller<WechatCheck>({
    clock,
    activity,
    check: askServer,
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
    if (phase === 'code-expired' || phase === 'pay-error' || phase === 'open-failed') readOrder(lookForPayment, nothing)
  }

  /** Another tab may have paid or closed the order, or opened a payment of it. */
  function lookForPayment(order: Order) {
    if (!isUnpaid(order)) return handleMovedOrder(order)
    if (shownPayment() !== undefined)
      void request(askServer, (check) => (isReplaced(check) ? follow() : isUnpaid(check) || load()), nothing)
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

  function handleOrder(order: Order, elsewhere?: boolean, method?: PayMethod) {
    pause()
    send({ type: 'order-read', order, elsewhere })
    if (order.status === 'paid' || (isUnpaid(order) && order.amount_payable === 0)) finish()
    else if (isUnpaid(order)) open(false, method)
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

  function askServer(signal: AbortSignal) {
    return withServerTime(() => checkPayment(api, state.get().method, order_no, { signal, silent: true }))
  }

  /** Opens the payment of a method, or takes the open one; `refresh` replaces that, and so does the id of one that is over. */
  function open(refresh: boolean, method = state.get().method, over?: string, on = device(method)) {
    send({ type: 'opening', method })
    // Ignore an answer about a method that is no longer selected.
    const ifStill = (act: () => void) => method === state.get().method && act()
    void request(
      async (signal) => withServerTime(() => openPayment(api, method, { order_no, refresh, device: on }, { signal, silent: true })),
      (payment) => ifStill(() => (payment.attempt_id === over ? open(true, method, undefined, on) : handlePayment(payment))),
      (error) => ifStill(() => handleOpenFailure(readFailure(error))),
    )
  }

  function choose(method: PayMethod) {
    const { method: before, order } = state.get()
    if (method === before || !order || !isUnpaid(order)) return
    pause()
    open(false, method)
  }

  function payOn(on: PayDevice) {
    const { order } = state.get()
    if (!order || !isUnpaid(order)) return
    pause()
    open(true, 'wechat', undefined, on)
  }

  /** A payment that another tab has opened meanwhile is not closed again, unless its code has been scanned. A code is followed by a code. */
  function renew() {
    const now = state.get()
    const isCode = 'payment' in now && hasCode(now.payment)
    open(now.phase === 'scanned', undefined, shownPayment(), isCode ? 'pc' : undefined)
  }

  function shownPayment() {
    const now = state.get()
    return 'payment' in now ? now.payment.attempt_id : undefined
  }

  /** Another tab has opened a newer payment than the one shown here, which closed this one. */
  function isReplaced(check: WechatCheck) {
    const shown = shownPayment()
    return isUnpaid(check) && check.attempt_id !== undefined && shown !== undefined && check.attempt_id !== shown
  }

  /** Shows the payment that another tab has opened, unless the user chooses something else meanwhile. */
  function follow() {
    pause()
    const shown = shownPayment()
    readOrder(
      (order) => {
        if (shownPayment() === shown) handleOrder(order, !isUnpaid(order), payMethodOf(order))
      },
      () => {
        send({ type: 'trouble' })
        if (shownPayment() === shown) later(retryMs, follow)
      },
    )
  }

  function handlePayment(payment: OpenPayment) {
    pause()
    // A coupon was applied or removed in another tab.
    if (payment.amount !== state.get().order?.amount_payable) return later(retryMs, load)
    send({ type: 'opened', payment, lifetime: codeLifetime(options.storage, payment) })
    const left = untilServerTime(payment.expires_at)
    const orderLeft = untilServerTime(state.get().order?.expires_at ?? payment.expires_at)
    // Of an order that expires with its code it is only said that the order has expired.
    if (left < orderLeft || orderLeft <= 0) later(left, () => send({ type: 'code-expired' }))
    if (orderLeft > 0) later(orderLeft + slackMs, load)
    poller.start()
  }

  function handleOpenFailure(failure: Failure) {
    const giveUp = () => send({ type: 'open-failed', failure })
    if (!movedOn.includes(failure.code)) return giveUp()
    readOrder((order) => (isUnpaid(order) ? giveUp() : handleMovedOrder(order)), giveUp)
  }

  function handleCheck(check: WechatCheck) {
    if (isReplaced(check)) return follow()
    send({ type: 'checked', check })
    if (!isUnpaid(check)) load()
    // Whoever closed it in another tab may be opening the next one.
    else if (check.next_poll_ms === null) later(retryMs, look)
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

  return { state, start, stop, reload, renew, choose, payOn, cancel }
}
