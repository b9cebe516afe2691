import type { EditionName, Product } from '@view-site/contract'
import type { ColumnType, Selectable } from 'kysely'
import type { Bit } from './Bit.ts'

/** A purchased product, one per order line. `grants` is JSON. */
export interface PurchasesTable {
  id: string
  order_no: string
  user_id: string
  sku: string
  product: Product
  edition: EditionName
  status: 'active' | 'upgraded' | 'refunded'
  seats: number | null
  projects: number | null
  license_limit: number
  perpetual: Bit
  grants: string
  support_until: string
  updates_until: string
  created_at: string
  /** The purchase that this one replaced. */
  upgraded_from: string | null
}

/** The milliseconds that a renewal added to its purchase's periods; a refund subtracts them. */
export interface RenewalsTable {
  order_no: string
  purchase_id: string
  /** PostgreSQL returns bigints as text. */
  support_ms: ColumnType<number | string, number, number>
  updates_ms: ColumnType<number | string, number, number>
}

/** A licence key. `holder` is JSON. */
export interface LicensesTable {
  id: string
  purchase_id: string
  user_id: string
  product: Product
  edition: EditionName
  key: string
  holder: string
  project_limit: number | null
  status: 'active' | 'suspended' | 'revoked'
  support_until: string
  updates_until: string
  created_at: string
}

/** Purchases of products, and their licences. */
export interface PurchaseTables {
  purchases: PurchasesTable
  renewals: RenewalsTable
  licenses: LicensesTable
}

/** A stored purchase. */
export type PurchaseRow = Selectable<PurchasesTable>

/** A stored licence. */
export type LicenseRow = Selectable<LicensesTable>
