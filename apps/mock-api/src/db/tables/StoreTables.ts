import type { Selectable } from 'kysely'

/** A store item owned by an account, one per order line. */
export interface StorePurchasesTable {
  id: string
  order_no: string
  user_id: string
  item_id: string
  status: 'active' | 'refunded'
  created_at: string
}

/** Store items that accounts own. */
export interface StoreTables {
  store_purchases: StorePurchasesTable
}

/** A stored ownership of a store item. */
export type StorePurchaseRow = Selectable<StorePurchasesTable>
