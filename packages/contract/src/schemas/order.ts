import { z } from 'zod'
import { editionNames, products, storeKinds } from '../values.ts'
import { currency, id, localized, money, time } from './common.ts'
import { invoiceStatus } from './invoice.ts'

/** State of an order. */
export const orderStatus = z.enum(['created', 'paying', 'paid', 'finished', 'cancelled', 'expired', 'refunded']).meta({ id: 'OrderStatus' })

/** What an order buys: a product, a store item, an upgrade or a renewal. */
export const orderType = z.enum(['product', 'store', 'upgrade', 'renewal'])

/** How an order was or will be paid. */
export const payChannel = z.enum(['wechat', 'alipay', 'card', 'free'])

const line = {
  sku: id,
  name: localized,
  quantity: z.int().min(1),
  unit_price: money,
  subtotal: money,
}

/** A line of an order: an edition of a product, or a store item; with the price at the time. */
export const orderItem = z
  .union([
    z.object({ ...line, product: z.enum(products), edition: z.enum(editionNames) }),
    z.object({ ...line, kind: z.enum(storeKinds).describe('The sku is the id of the store item') }),
  ])
  .meta({ id: 'OrderItem' })

/** An order with everything its page needs, and the actions available now. */
export const order = z
  .object({
    order_no: id,
    type: orderType,
    status: orderStatus,
    items: z.array(orderItem).min(1),
    amount_list: money,
    amount_discount: money,
    amount_payable: money,
    amount_paid: money,
    currency,
    coupon: z.string().optional(),
    amount_coupon: money.optional().describe('The part of amount_discount that the coupon takes'),
    purchase_id: id.optional().describe('What an upgrade or a renewal is for'),
    channel: payChannel.optional(),
    created_at: time,
    expires_at: time,
    paid_at: time.optional(),
    finished_at: time.optional(),
    closed_at: time.optional(),
    invoice_status: z.union([z.literal('none'), invoiceStatus]),
    timeline: z.array(z.object({ at: time, event: orderStatus })),
    can: z.object({ pay: z.boolean(), cancel: z.boolean(), invoice: z.boolean() }),
  })
  .meta({ id: 'Order' })

/** State of an order. */
export type OrderStatus = z.infer<typeof orderStatus>
/** What an order buys: a product, a store item, an upgrade or a renewal. */
export type OrderType = z.infer<typeof orderType>
/** How an order was or will be paid. */
export type PayChannel = z.infer<typeof payChannel>
/** A line of an order. */
export type OrderItem = z.infer<typeof orderItem>
/** An order. */
export type Order = z.infer<typeof order>
