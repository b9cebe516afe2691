import type { Selectable } from 'kysely'

/** A store item that somebody owns; one for each order line. */
export interface StorePurchasesTable {
  id: string
  order_no: string
  user_id: string
  item_id: string
  status: 'active' | 'refunded'
  created_at: string
}

/** What orders of the store give their buyers. */
export interface StoreTables {
  store_purchases: StorePurchasesTable
}

/** A stored ownership of a store item. */
export type StorePurchaseRow = Selectable<StorePurchasesTable>
