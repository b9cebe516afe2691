import type { PayDevice } from '@view-site/contract'
import { createFakeActivity } from './fakeActivity.ts'
import { createFakeClock } from './fakeClock.ts'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { openShop, type OpenShopOptions, type PayerEvent } from './openShop.ts'
import { createPaymentSession, type PaymentSession } from '../src/pay/session/createPaymentSession.ts'
import type { PaymentPhase } from '../src/pay/session/paymentState.ts'

export const minute = 60_000

/** A shop with an unpaid order, and payment sessions for it on a fake clock. */
export async function openPayments(options: OpenShopOptions = {}) {
  const clock = createFakeClock()
  const activity = createFakeActivity()
  const shop = await openShop({ clock, ...options })
  const storage = memoryStorage()
  const { order_no: orderNo } = await shop.order()
  const phases: PaymentPhase[] = []
  const openPage = (order_no = orderNo, device: PayDevice = 'pc') => {
    const session = createPaymentSession({ orderNo: order_no, api: shop.api, clock, activity, storage, device: () => device })
    session.state.subscribe(() => {
      const phase = session.state.get().phase
      if (phases.at(-1) !== phase) phases.push(phase)
    })
    session.start()
    return session
  }
  const open = async (order_no?: string, device?: PayDevice) => {
    const session = openPage(order_no, device)
    await shop.settled()
    return session
  }
  /** Lets time pass, and the requests that are due then. */
  const advance = async (ms: number) => {
    await clock.advance(ms)
    await shop.settled()
  }
  const payer = (event: PayerEvent) => shop.payer(orderNo, event)
  return { activity, advance, clock, open, openPage, orderNo, payer, phases, shop, storage }
}

/** The payment that a session shows, if it has one. */
export function paymentOf({ state }: PaymentSession) {
  const now = state.get()
  return 'payment' in now ? now.payment : undefined
}
