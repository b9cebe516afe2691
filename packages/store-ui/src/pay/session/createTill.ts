import type { ApiClient } from '@view-site/api-client'
import type { Order, PayDevice, WechatCheck } from '@view-site/contract'
import type { Clock } from '../../shared/clock.ts'
import { codeLifetime } from './codeLifetime.ts'
import { createPaymentPoller } from './createPaymentPoller.ts'
import type { RequestIdStorage } from '../../shared/requests/createRequestIds.ts'
import { createObservable, type Observable } from '../../shared/createObservable.ts'
import { nothing } from '../../shared/nothing.ts'
import type { PageActivity } from './pageActivity.ts'
import { checkPayment, openPayment, type OpenPayment, type PayMethod } from './payMethods.ts'
import { readFailure } from '../../shared/failures/readFailure.ts'
import { serverOffset } from './serverTime.ts'
import { tillPhase, unknownTill, type TillState } from './tillState.ts'

const retryMs = 3_000
/** The order is read again a little after its end, when the server has surely seen it too. */
const slackMs = 1_000

/** The order that is paid, and what its till needs of the page. */
export interface TillOptions {
  orderNo: string
  api: ApiClient
  clock: Clock
  activity: PageActivity
  /** Keeps the length of the code's life over a reload. */
  storage?: RequestIdStorage | undefined
  /** What the payer pays on. @default () => 'pc' */
  device?: () => PayDevice
}

/** One order being paid: reads it, opens the payment, watches it and fulfils the order. */
export interface Till {
  state: Pick<Observable<TillState>, 'get' | 'subscribe'>
  /** Begins with reading the order; once started, starting again changes nothing. */
  start: () => void
  /** Ends all asking; can be started again. */
  stop: () => void
  /** Reads the order again after a failure. */
  reload: () => void
  /** Asks for a code: again after a failure, or a new one in place of an expired or scanned one. */
  renew: () => void
  /** Changes the way to pay; what was open by the other way is closed by the server. */
  choose: (method: PayMethod) => void
  /** Cancels the order. Rejects when that failed and the order still stands. */
  cancel: () => Promise<void>
}

/** Makes the till of one order. Nothing happens before `start()`. */
export function createTill(options: TillOptions): Till {
  const { api, clock, activity, orderNo: order_no, device = () => 'pc' } = options
  const store = createObservable(unknownTill)
  const patch = (change: Partial<TillState>) => store.set({ ...store.get(), ...change })
  let session: AbortController | undefined
  let cancelTimers: (() => void)[] = []
  let unsubscribe = nothing

  const poller = createPaymentPoller<WechatCheck>({
    clock,
    activity,
    check: async (signal) => withOffset(() => checkPayment(api, store.get().method, order_no, { signal, silent: true })),
    isTerminal: (check) => !isOpen(check) || check.next_poll_ms === null,
    nextPollMs: (check) => check.next_poll_ms ?? undefined,
    retryAfterMs: (error) => secondsToMs(readFailure(error).retryAfter),
    onResult: followCheck,
    onError: () => patch({ trouble: true }),
  })

  function start() {
    if (session) return
    session = new AbortController()
    unsubscribe = activity.onChange(look)
    load()
  }

  function stop() {
    session?.abort()
    session = undefined
    unsubscribe()
    rest()
  }

  /** Back on the page where nothing is asked any more: the order may have moved on in another tab. */
  function look() {
    if (!activity.isActive()) return
    const phase = tillPhase(store.get())
    if (phase === 'load-failed') reload()
    if (phase === 'code-expired' || phase === 'pay-error' || phase === 'open-failed') readOrder(followMoved, nothing)
  }

  /** No asking and no timers: what happens next is up to somebody else. */
  function rest() {
    poller.stop()
    for (const cancel of cancelTimers) cancel()
    cancelTimers = []
  }

  function reload() {
    const { loadFailure: _, ...known } = store.get()
    store.set(known)
    load()
  }

  function load() {
    readOrder(follow, (error) => {
      if (!store.get().order) return patch({ loadFailure: readFailure(error) })
      patch({ trouble: true })
      later(retryMs, load)
    })
  }

  function readOrder(done: (order: Order) => void, failed: (error: unknown) => void) {
    void request((signal) => api.call('pro/order/info', { order_no }, { signal, silent: true }), done, failed)
  }

  function follow(order: Order) {
    rest()
    // After a reload, or on the way back from a cashier, the order knows how it was to be paid.
    const known = !store.get().order && (order.channel === 'wechat' || order.channel === 'alipay') ? { method: order.channel } : {}
    patch({ order, trouble: false, ...known })
    if (order.status === 'paid' || (isOpen(order) && order.amount_payable === 0)) finish()
    else if (isOpen(order)) open(false)
  }

  /** The order moved on without this till. */
  function followMoved(order: Order) {
    if (isOpen(order)) return
    patch({ elsewhere: isPaid(order) })
    follow(order)
  }

  function finish() {
    void request(
      (signal) => api.call('pro/order/finish/auto', { order_no }, { signal, silent: true }),
      (order) => {
        rest()
        patch({ order, trouble: false })
      },
      (error) => {
        patch({ trouble: true })
        // 40911 and 40914 say that the order is not what we took it for.
        later(retryMs, [40911, 40914].includes(readFailure(error).code ?? 0) ? load : finish)
      },
    )
  }

  function open(refresh: boolean) {
    const { openFailure: _, ...known } = store.get()
    const { method } = known
    store.set({ ...known, opening: true })
    // An answer about a method that was left meanwhile says nothing about this one.
    const ifStill = (act: () => void) => method === store.get().method && act()
    void request(
      async (signal) => withOffset(() => openPayment(api, method, { order_no, refresh, device: device() }, { signal, silent: true })),
      (payment) => ifStill(() => followPayment(payment)),
      (error) => ifStill(() => followOpenFailure(readFailure(error))),
    )
  }

  function choose(method: PayMethod) {
    const { method: before, payment: _payment, tradeState: _state, openFailure: _failure, order, ...known } = store.get()
    if (method === before || !order || !isOpen(order)) return
    rest()
    store.set({ ...known, order, method, codeOver: false, trouble: false })
    open(false)
  }

  function followPayment(payment: OpenPayment) {
    rest()
    // What was said of the code before does not hold for this one.
    const { tradeState: _, ...known } = store.get()
    const lifetime = codeLifetime(options.storage, payment)
    store.set({ ...known, payment, lifetime, opening: false, codeOver: false, trouble: false })
    later(untilServerTime(payment.expires_at), () => patch({ codeOver: true }))
    const orderLeft = untilServerTime(store.get().order?.expires_at ?? payment.expires_at)
    if (orderLeft > 0) later(orderLeft + slackMs, load)
    poller.start()
  }

  function followOpenFailure(failure: ReturnType<typeof readFailure>) {
    const giveUp = () => patch({ opening: false, openFailure: failure })
    if (!failure.code || failure.code < 40910 || failure.code > 40912) return giveUp()
    // Paid, closed or otherwise changed behind our back: the order itself says how.
    readOrder((order) => (isOpen(order) ? giveUp() : followMoved(order)), giveUp)
  }

  function followCheck(check: WechatCheck) {
    // UNKNOWN: the channel does not answer the server. What it said last stands.
    const silent = check.trade_state === 'UNKNOWN' && isOpen(check)
    patch({ trouble: silent, ...(!silent && { tradeState: check.trade_state }) })
    if (check.trade_state === 'CLOSED' || check.trade_state === 'REVOKED') patch({ codeOver: true })
    if (!isOpen(check)) load()
  }

  async function cancel() {
    try {
      const order = await api.call('pro/order/cancel', { order_no }, { silent: true })
      if (session) follow(order)
    } catch (error) {
      const { code } = readFailure(error)
      if (code !== 40910 && code !== 40912) throw error
      readOrder(followMoved, load)
    }
  }

  /** Runs a request of this session; answers that come after `stop()` are dropped. */
  async function request<Result>(
    ask: (signal: AbortSignal) => Promise<Result>,
    done: (result: Result) => void,
    failed: (error: unknown) => void,
  ) {
    const mine = session
    if (!mine) return
    let result: Result
    try {
      result = await ask(mine.signal)
    } catch (error) {
      if (mine === session) failed(error)
      return
    }
    if (mine === session) done(result)
  }

  async function withOffset<Reply extends { server_time: string }>(ask: () => Promise<Reply>): Promise<Reply> {
    const sentAt = clock.now()
    const reply = await ask()
    patch({ offset: serverOffset(reply.server_time, sentAt, clock.now()) })
    return reply
  }

  function untilServerTime(time: string) {
    return Date.parse(time) - clock.now() - store.get().offset
  }

  function later(ms: number, act: () => void) {
    cancelTimers.push(clock.after(Math.max(0, ms), act))
  }

  return { state: store, start, stop, reload, renew: () => open(true), choose, cancel }
}

function isOpen({ status }: Pick<Order, 'status'>) {
  return status === 'created' || status === 'paying'
}

function isPaid({ status }: Pick<Order, 'status'>) {
  return status === 'paid' || status === 'finished'
}

function secondsToMs(seconds: number | undefined) {
  return seconds === undefined ? undefined : seconds * 1000
}
