import type { Services } from '../../services.ts'
import { closeOrder } from './closeOrder.ts'
import { forgetDownloads } from '../releases/downloads.ts'
import { fulfil } from './fulfil.ts'
import { refundStrayPayments } from './refundStrayPayments.ts'

/** Completes what a crashed process or an unreachable channel left undone: delivers paid orders, closes overdue ones, refunds stray payments. */
export async function catchUp(services: Services): Promise<void> {
  const { clock, db } = services
  await forgetDownloads(db, clock.now())
  const paid = await db.query
    .selectFrom('orders')
    .select('order_no')
    .where('status', '=', 'paid')
    .where('attempt_id', 'is not', null)
    .execute()
  for (const { order_no } of paid) await db.transaction((tx) => fulfil(services, tx, order_no))

  const due = await db.query
    .selectFrom('orders')
    .select('order_no')
    .where('status', 'in', ['created', 'paying'])
    .where('expires_at', '<=', clock.now().toISOString())
    .execute()
  for (const { order_no } of due) await closeOrder(services, order_no, 'expired')

  const strays = await db.query
    .selectFrom('attempts')
    .select('order_no')
    .distinct()
    .where('status', '=', 'success')
    .where('refund_reason', 'is not', null)
    .execute()
  for (const { order_no } of strays) await refundStrayPayments(services, order_no)
}
