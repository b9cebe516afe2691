import { expect, test } from 'vitest'
import { createFakeActivity } from '../../../test/fakeActivity.ts'
import { createFakeClock } from '../../../test/fakeClock.ts'
import { createPaymentPoller } from './createPaymentPoller.ts'

interface Answer {
  done: boolean
  next?: number
}

function setUp(answer: (count: number) => Answer | Promise<Answer> = () => ({ done: false })) {
  const clock = createFakeClock()
  const activity = createFakeActivity()
  const from = clock.now()
  const askedAt: number[] = []
  const results: Answer[] = []
  const errors: unknown[] = []
  const signals: AbortSignal[] = []
  const poller = createPaymentPoller<Answer>({
    clock,
    activity,
    async check(signal) {
      signals.push(signal)
      askedAt.push((clock.now() - from) / 1000)
      return answer(askedAt.length)
    },
    isTerminal: (result) => result.done,
    nextPollMs: (result) => result.next,
    retryAfterMs: (error) => (typeof error === 'number' ? error : undefined),
    onResult: (result) => results.push(result),
    onError: (error) => errors.push(error),
  })
  return { activity, askedAt, clock, errors, poller, results, signals }
}

test('[SALE-04] a payment is asked for every 2 s in the first minute, then every 5 s', async () => {
  const { askedAt, clock, poller } = setUp()
  poller.start()
  await clock.advance(60_000)
  expect(askedAt).toEqual(Array.from({ length: 30 }, (_, index) => (index + 1) * 2))
  await clock.advance(20_000)
  expect(askedAt.slice(30)).toEqual([65, 70, 75, 80])
})

test('[SALE-04] after the first minute the wait the server asks for counts, within 1 to 60 s', async () => {
  const { askedAt, clock, poller } = setUp((count) => ({ done: false, next: count === 30 ? 8_000 : count === 31 ? 0 : 3_600_000 }))
  poller.start()
  await clock.advance(190_000)
  expect(askedAt.slice(30)).toEqual([68, 69, 129, 189])
})

test('[SALE-04] nothing is asked while the page is hidden, and at once when it shows again', async () => {
  const { activity, askedAt, clock, poller } = setUp()
  poller.start()
  await clock.advance(5_000)
  activity.hide()
  await clock.advance(60_000)
  expect(askedAt).toEqual([2, 4])
  activity.show()
  await clock.advance(0)
  expect(askedAt).toEqual([2, 4, 65])
})

test('[SALE-04] focus and a returning connection ask at once, and together ask once', async () => {
  const { activity, askedAt, clock, poller } = setUp()
  poller.start()
  await clock.advance(2_500)
  activity.nudge()
  activity.nudge()
  await clock.advance(0)
  expect(askedAt).toEqual([2, 2.5])
  await clock.advance(2_000)
  expect(askedAt).toEqual([2, 2.5, 4.5])
})

test('[SALE-04] a terminal answer ends it: no timer and no listener is left', async () => {
  const { activity, askedAt, clock, poller, results } = setUp((count) => ({ done: count === 3 }))
  poller.start()
  await clock.advance(600_000)
  activity.nudge()
  await clock.advance(1_000)
  expect(askedAt).toEqual([2, 4, 6])
  expect(results.at(-1)).toEqual({ done: true })
  expect(activity.listeners()).toBe(0)
})

test('[SALE-04] a failure is reported and polling continues, later if the server asks for it', async () => {
  const { askedAt, clock, errors, poller } = setUp((count) => {
    if (count === 1) return Promise.reject(new Error('offline'))
    if (count === 2) return Promise.reject(12_000)
    return { done: false }
  })
  poller.start()
  await clock.advance(22_000)
  expect(askedAt).toEqual([2, 7, 19, 21])
  expect(errors).toHaveLength(2)
})

test('[SALE-04] started twice it is one poller; stopped and started again (StrictMode) it is still one', async () => {
  const { activity, askedAt, clock, poller } = setUp()
  poller.start()
  poller.start()
  poller.stop()
  poller.start()
  await clock.advance(6_000)
  expect(askedAt).toEqual([2, 4, 6])
  expect(activity.listeners()).toBe(1)
})

test('[SALE-04] stopping aborts what is under way, and its late answer is dropped', async () => {
  const late = Promise.withResolvers<Answer>()
  const { clock, poller, results, signals } = setUp(() => late.promise)
  poller.start()
  await clock.advance(2_000)
  poller.stop()
  expect(signals[0]?.aborted).toBe(true)
  late.resolve({ done: false })
  await clock.advance(60_000)
  expect(results).toEqual([])
  expect(signals).toHaveLength(1)
})
