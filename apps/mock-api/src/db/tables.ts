import type { AccountTables } from './tables/AccountTables.ts'
import type { DownloadTables } from './tables/DownloadTables.ts'
import type { GuardTables } from './tables/GuardTables.ts'
import type { InvoiceTables } from './tables/InvoiceTables.ts'
import type { MailTables } from './tables/MailTables.ts'
import type { OrderTables } from './tables/OrderTables.ts'
import type { PurchaseTables } from './tables/PurchaseTables.ts'
import type { ReleaseTables } from './tables/ReleaseTables.ts'
import type { SeatTables } from './tables/SeatTables.ts'
import type { StoreTables } from './tables/StoreTables.ts'
import type { FakeTables } from './tables/FakeTables.ts'
import type { VisitorTables } from './tables/VisitorTables.ts'

/** All tables. */
export interface Tables
  extends
    AccountTables,
    GuardTables,
    OrderTables,
    PurchaseTables,
    SeatTables,
    StoreTables,
    InvoiceTables,
    ReleaseTables,
    DownloadTables,
    MailTables,
    VisitorTables,
    FakeTables {}

/** Names of all tables, children before parents. */
export const tableNames = [
  'outbox',
  'mails',
  'trades',
  'demo_requests',
  'ad_clicks',
  'real_names',
  'store_purchases',
  'captchas',
  'release_files',
  'releases',
  'downloads',
  'invoice_orders',
  'invoices',
  'renewals',
  'seats',
  'licenses',
  'purchases',
  'attempts',
  'orders',
  'coupons',
  'jobs',
  'requests',
  'limits',
  'links',
  'sign_up_codes',
  'contact_changes',
  'sessions',
  'users',
] as const satisfies readonly (keyof Tables)[]
