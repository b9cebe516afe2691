import { runs } from '@view-site/vitest-config/runs'
import { expect, test } from 'vitest'
import { purchaseJourneys, type Journey } from './purchaseJourneys.ts'
import { walkPurchase, type Walk } from './walkPurchase.ts'

/** What happens around a step of a journey. Returns how the order ends if that is another end. */
type Interruption = (walk: Walk, step: () => Promise<void>) => Promise<'expired' | undefined>

const paths = ['pro/order/info', 'pro/order/finish/auto', 'pro/order/coupon', 'pro/order/cancel']
const payments = ['wechat', 'alipay', 'card'].flatMap((channel) => [`pro/order/pay/${channel}`, `pro/order/pay/${channel}/check`])

const interruptions: Record<string, Interruption> = {
  async 'a reload'(walk, step) {
    await step()
    walk.closeTab()
    await walk.openTab()
    return undefined
  },
  async 'leaving and buying the same again'(walk, step) {
    await step()
    walk.closeTab()
    await walk.sleep(1)
    if (await walk.isUnpaid()) expect(await walk.place()).toBe(walk.orderNo)
    await walk.openTab()
    return undefined
  },
  async 'a second tab, in which the buyer continues'(walk, step) {
    await step()
    await walk.openTab()
    return undefined
  },
  async 'an API that fails'(walk, step) {
    await walk.shop.control.fault({ path: '*', status: 500 })
    const hasFailed = await step().then(
      () => false,
      () => true,
    )
    await walk.pass(10)
    await walk.shop.control.clearFaults()
    if (hasFailed) await step()
    await walk.pass(10)
    await walk.retry()
    return undefined
  },
  async 'an API that takes half a minute'(walk, step) {
    const releases = [...paths, ...payments].map((path) => walk.shop.hold(path))
    const stepping = step()
    await walk.pass(30)
    for (const release of releases) release()
    await stepping
    await walk.pass(4)
    return undefined
  },
  async 'the end of the order'(walk, step) {
    await step()
    const ends = (await walk.isUnpaid()) ? 'expired' : undefined
    await walk.sleep(121)
    return ends
  },
}

const cells = Object.entries<Journey>(purchaseJourneys).flatMap(([journey, plan]) =>
  Object.entries(interruptions).map(([name, interruption]) => ({ journey, plan, name, interruption })),
)

// Every cell in a full run; in every run one of each interruption, each of another journey.
test.each(cells.filter((_, index) => index % runs(23, 1) === 0))(
  '[SALE-01] [SALE-04] $journey, interrupted at each step by $name',
  async ({ plan, interruption }) => {
    for (const at of plan.steps.keys()) {
      // oxlint-disable-next-line no-await-in-loop -- each walk starts an API: several at once would exceed the test's timeout
      const { tabs, ...end } = await walkWith(plan, interruption, at)
      expect(new Set(tabs), `what the tabs show after an interruption at step ${at + 1}`).toEqual(new Set([end.expected]))
      expect(end.order).toEqual(ends[end.expected](end.amount))
      expect(end.unpaid).toEqual([])
    }
  },
)

const ends = {
  paid: (amount: number) => ({ status: 'finished', amount_paid: amount }),
  cancelled: () => ({ status: 'cancelled', amount_paid: 0 }),
  expired: () => ({ status: 'expired', amount_paid: 0 }),
}

/** Walks through a journey with one interruption; returns what the tabs show in the end, and the account's orders. */
async function walkWith({ steps, ends: end = 'paid', ...options }: Journey, interrupt: Interruption, at: number) {
  const walk = await walkPurchase(options)
  let expected: keyof typeof ends = end
  for (const [index, step] of steps.entries()) {
    const act = () => step(walk)
    // oxlint-disable no-await-in-loop -- each step continues on the page that the previous one left
    if (index === at) expected = (await interrupt(walk, act)) ?? end
    else await act()
    await walk.pass(4)
    // oxlint-enable no-await-in-loop
    if (expected === 'expired') break
  }
  await walk.retry()
  await walk.pass(6)
  const orders = await walk.shop.orders()
  const order = orders.find(({ order_no }) => order_no === walk.orderNo)
  return {
    tabs: walk.tabs().map(({ state }) => state.get().phase),
    order: { status: order?.status, amount_paid: order?.amount_paid },
    amount: order?.amount_payable ?? 0,
    unpaid: orders.filter(({ can }) => can.pay).map(({ order_no }) => order_no),
    expected,
  }
}
