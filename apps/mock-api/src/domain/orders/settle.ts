import type { Trade } from '../../ports/payments/Gateway.ts'
import type { Services } from '../../services.ts'
import { endAttempts } from './endAttempts.ts'
import { fulfil } from './fulfil.ts'
import { isOpen } from './orders.ts'
import { recordTrade } from './recordTrade.ts'

/**
 * Processes a payment state reported by the channel. Notification, check, finish/auto and cancel all turn a payment into a purchase here.
 * Safe to call repeatedly, concurrently and in any order.
 */
export async function settle(services: Services, trade: Trade): Promise<void> {
  if (isUndecided(trade)) return
  const before = await services.db.transaction((tx) => recordTrade(services, tx, trade))
  if (before === undefined) return
  // Nothing is left to deliver of an order that had ended: reports that arrive at the same time as the first take no second lock.
  const hasEnded = !isOpen(before) && before.status !== 'paid'
  const order = hasEnded ? before : await services.db.transaction((tx) => fulfil(services, tx, before.order_no))
  await endAttempts(services, order)
}

/** Whether the channel's answer changes nothing; true for most polls, which then need no lock. */
export function isUndecided({ state }: Pick<Trade, 'state'>): boolean {
  return state === 'NOTPAY' || state === 'USERPAYING' || state === 'UNKNOWN'
}
