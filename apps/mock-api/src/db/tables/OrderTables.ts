import type { InvoiceStatus, OrderStatus, OrderType, PayChannel } from '@view-site/contract'
import type { Selectable } from 'kysely'
import type { PaidChannel } from '../../ports/payments/Gateway.ts'

/** A discount on an order. */
export interface CouponsTable {
  /** In capitals. */
  code: string
  percent: number
  expires_at: string
  /** How many orders may have it; null: any number. Closed and refunded orders do not count. */
  max_uses: number | null
  /** The same for the orders of one user. */
  max_uses_per_user: number | null
  /** JSON array of the skus it is for; null: everything. */
  skus: string | null
}

/** An order; `items`, `terms` and `timeline` are JSON. */
export interface OrdersTable {
  order_no: string
  user_id: string
  type: OrderType
  status: OrderStatus
  items: string
  /** What the items deliver, as sold (`soldTerms.ts`); null for store orders and for orders older than this column. */
  terms: string | null
  amount_list: number
  amount_discount: number
  amount_payable: number
  amount_paid: number
  currency: 'CNY'
  coupon: string | null
  /** The part of `amount_discount` that the coupon takes. */
  amount_coupon: number
  channel: PayChannel | null
  /** The purchase that is upgraded or renewed. */
  purchase_id: string | null
  /** The attempt that paid this order. */
  attempt_id: string | null
  created_at: string
  expires_at: string
  paid_at: string | null
  finished_at: string | null
  closed_at: string | null
  invoice_status: 'none' | InvoiceStatus
  timeline: string
}

/** An attempt to pay an order. */
export interface AttemptsTable {
  id: string
  order_no: string
  /** 1 for the order's first attempt. */
  number: number
  out_trade_no: string
  channel: PaidChannel
  amount: number
  status: 'open' | 'success' | 'closed' | 'failed' | 'refunded'
  code_url: string | null
  /** 1: WeChat opens on a phone (H5) at `code_url`; 0: by a code, or another channel. */
  h5: 0 | 1
  /** The channel's id of the payment, if it cannot find the payment by `out_trade_no`. */
  reference: string | null
  transaction_id: string | null
  /** Why received money has to be refunded. */
  refund_reason: 'wrong_amount' | 'order_closed' | 'paid_twice' | 'purchase_gone' | null
  created_at: string
  expires_at: string
}

/** Orders and their payment attempts. */
export interface OrderTables {
  coupons: CouponsTable
  orders: OrdersTable
  attempts: AttemptsTable
}

/** A stored order. */
export type OrderRow = Selectable<OrdersTable>

/** A stored payment attempt. */
export type AttemptRow = Selectable<AttemptsTable>
