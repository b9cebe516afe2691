import type { PayDevice } from '@view-site/contract'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { createCheckout, type Purchasable } from '../src/checkout/createCheckout.ts'
import { createRequestIds } from '../src/common/requests/createRequestIds.ts'
import { createPaymentSession, type PaymentSession } from '../src/pay/session/createPaymentSession.ts'
import { isUnpaid, type PaymentPhase } from '../src/pay/session/paymentState.ts'
import { createFakeActivity } from './fakeActivity.ts'
import { createFakeClock } from './fakeClock.ts'
import { openShop, type OpenShop, type OpenShopOptions, type PayerEvent } from './openShop.ts'

const minute = 60_000

export interface WalkOptions extends OpenShopOptions {
  /** What is bought; may buy something else before. */
  buys: (shop: OpenShop) => Promise<Purchasable>
  device?: PayDevice | undefined
}

/** A buyer who places an order and pays it in one tab or two, on a fake clock; its payment is not open yet. */
export async function walkPurchase({ buys, device = 'pc', ...options }: WalkOptions) {
  const clock = createFakeClock()
  const activity = createFakeActivity()
  const shop = await openShop({ clock, timeoutMs: 120_000, ...options })
  const storage = memoryStorage()
  const item = await buys(shop)
  const checkout = createCheckout({ api: shop.api, clock, requestIds: createRequestIds(storage) })
  /** Places the order as the price page does. */
  const place = async () => (await checkout.place(item)).orderNo
  const orderNo = await place()
  const tabs: PaymentSession[] = []

  /** The tab that the buyer uses. */
  function tab() {
    const last = tabs.at(-1)
    if (!last) throw new Error('No tab shows the payment yet; call openTab() first')
    return last
  }

  return {
    shop,
    orderNo,
    tab,
    tabs: () => tabs,
    place,
    async openTab() {
      const session = createPaymentSession({ orderNo, api: shop.api, clock, activity, storage, device: () => device })
      tabs.push(session)
      session.start()
      await shop.settled()
    },
    closeTab: () => tabs.pop()?.stop(),
    payer: (event: PayerEvent) => shop.payer(orderNo, event),
    /** Lets time pass in steps of two seconds, with the requests that are due. */
    async pass(seconds: number) {
      for (let passed = 0; passed < seconds; passed += 2) {
        // oxlint-disable no-await-in-loop -- replies have to arrive before the fake clock advances again
        await clock.advance(2_000)
        await shop.settled()
        // oxlint-enable no-await-in-loop
      }
    },
    /** Lets time pass at once. */
    async sleep(minutes: number) {
      await clock.advance(minutes * minute)
      await shop.settled()
    },
    /** Lets time pass until the code is valid for one more second. */
    async untilLastSecond() {
      const now = tab().state.get()
      if ('payment' in now) await clock.advance(Math.max(0, Date.parse(now.payment.expires_at) - clock.now() - 1_000))
      await shop.settled()
    },
    /** Looks at the page again, and presses the button that it shows after a failure. */
    async retry() {
      activity.nudge()
      await shop.settled()
      const { phase } = tab().state.get()
      if (phase === 'open-failed') tab().renew()
      await shop.settled()
    },
    /** Presses the button that asks for another code, if it is shown because of one of these. */
    async renew(reasons: PaymentPhase[]) {
      if (reasons.includes(tab().state.get().phase)) tab().renew()
      await shop.settled()
    },
    isUnpaid: async () => isUnpaid(await shop.call('pro/order/info', { order_no: orderNo })),
  }
}

/** What `walkPurchase` returns. */
export type Walk = Awaited<ReturnType<typeof walkPurchase>>
