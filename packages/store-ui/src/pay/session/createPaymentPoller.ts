import type { Clock } from '@view-site/platform'
import { nothing } from '../../common/nothing.ts'
import type { PageActivity } from './pageActivity.ts'

const firstMinute = 60_000
const quick = 2_000
const slow = 5_000
/** The limits of the interval that the server may ask for. */
const fastest = 1_000
const slowest = 60_000

/** What to ask, when to stop, and who receives the results. */
export interface PaymentPollerOptions<Result> {
  /** Asks once. The signal aborts when the poller stops. */
  check: (signal: AbortSignal) => Promise<Result>
  /** True for a final answer. */
  isTerminal: (result: Result) => boolean
  /** The interval that the server asks for after the first minute, in ms. @default 5000 */
  nextPollMs?: (result: Result) => number | undefined
  /** The delay that an error asks for (a limit's `retry_after`), in ms; at least 5000. */
  retryAfterMs?: (error: unknown) => number | undefined
  onResult: (result: Result) => void
  /** Receives each failure; polling continues. */
  onError: (error: unknown) => void
  clock: Clock
  activity: PageActivity
}

/** Polls the state of a payment until it is final or the poller is stopped. */
export interface PaymentPoller {
  /** Starts polling; calling it while it runs changes nothing. */
  start: () => void
  /** Stops polling and aborts a running request; can be started again. */
  stop: () => void
  /** Asks now, unless a request is running. */
  poll: () => void
}

/**
 * Asks for the state of a payment every 2 s for a minute, then as the server says (else every 5 s);
 * never while the page is hidden, at once when the user returns, and not after a final answer.
 */
export function createPaymentPoller<Result>(options: PaymentPollerOptions<Result>): PaymentPoller {
  const { clock, activity } = options
  let running = false
  let startedAt = 0
  let pending: AbortController | undefined
  let cancelTimer = nothing
  let unsubscribe = nothing

  function start() {
    if (running) return
    running = true
    startedAt = clock.now()
    unsubscribe = activity.onChange(followActivity)
    wait(quick)
  }

  function stop() {
    running = false
    cancelTimer()
    unsubscribe()
    pending?.abort()
    pending = undefined
  }

  function followActivity() {
    cancelTimer()
    poll()
  }

  function poll() {
    if (!running || pending || !activity.isActive()) return
    cancelTimer()
    const request = new AbortController()
    pending = request
    options.check(request.signal).then(
      (result) => settle(request, () => receive(result)),
      (error: unknown) => settle(request, () => fail(error)),
    )
  }

  /** Ignores the answer of a request that `stop()` has aborted. */
  function settle(request: AbortController, run: () => void) {
    if (pending !== request) return
    pending = undefined
    run()
  }

  function receive(result: Result) {
    if (options.isTerminal(result)) stop()
    else wait(rhythm(options.nextPollMs?.(result)))
    options.onResult(result)
  }

  function fail(error: unknown) {
    wait(Math.max(slow, clamp(options.retryAfterMs?.(error) ?? slow)))
    options.onError(error)
  }

  function rhythm(asked: number | undefined) {
    return clock.now() - startedAt < firstMinute ? quick : clamp(asked ?? slow)
  }

  function wait(ms: number) {
    cancelTimer()
    cancelTimer = clock.after(ms, poll)
  }

  return { start, stop, poll }
}

function clamp(ms: number) {
  return Math.min(Math.max(ms, fastest), slowest)
}
