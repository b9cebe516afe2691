import type { Clock } from '../../shared/clock.ts'
import { nothing } from '../../shared/nothing.ts'
import type { PageActivity } from './pageActivity.ts'

const firstMinute = 60_000
const quick = 2_000
const slow = 5_000
/** Bounds of what the server may ask for: neither a hammer nor a sleep. */
const fastest = 1_000
const slowest = 60_000

/** What is asked, when it is settled, and who is told. */
export interface PaymentPollerOptions<Result> {
  /** Asks once. The signal aborts when the poller stops. */
  check: (signal: AbortSignal) => Promise<Result>
  /** True for the answer after which asking makes no sense. */
  isTerminal: (result: Result) => boolean
  /** The wait the server asked for after the first minute, in ms. @default 5000 */
  nextPollMs?: (result: Result) => number | undefined
  /** The wait an error asks for (a limit's `retry_after`), in ms. @default the rhythm's own, at least 5000 */
  retryAfterMs?: (error: unknown) => number | undefined
  onResult: (result: Result) => void
  /** Told of each failure; polling goes on. */
  onError: (error: unknown) => void
  clock: Clock
  activity: PageActivity
}

/** Asks again and again how a payment stands, until it is settled or stopped. */
export interface PaymentPoller {
  /** Begins; calling it while it runs changes nothing. */
  start: () => void
  /** Ends and aborts what is under way; can be started again. */
  stop: () => void
  /** Asks now, unless an answer is already on its way. */
  poll: () => void
}

/**
 * Asks for the state of a payment every 2 s for a minute, then as the server says (else every 5 s);
 * never while the page is hidden, at once when somebody comes back, and no more after a terminal answer.
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

  /** Drops the answer of a request that `stop()` has disowned meanwhile. */
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
