import type { EditionName, Flag, Invoice, InvoiceStatus, OrderStatus, OrderType, PayChannel, Product } from '@view-site/contract'
import type { ColumnType, Selectable } from 'kysely'
import type { PaidChannel } from '../ports/Gateway.ts'

/** 0 or 1: SQLite has no booleans. */
export type Bit = 0 | 1

type Flags = Record<Flag, Bit>

/** An account. The flags are those given by hand; purchases add theirs when the user is read. */
export interface UsersTable extends Flags {
  id: string
  uuid: string
  username: string | null
  name: string
  avatar: string | null
  mail: string
  mail_verified: Bit
  phone: string | null
  password_hash: string
  real_name: 'none' | 'pending' | 'passed' | 'rejected'
  disabled: Bit
  referrer_first: string | null
  referrer_last: string | null
  created_at: string
}

/** A session, or a one-time ticket that is exchanged for one. Only the token's hash is kept. */
export interface SessionsTable {
  token_hash: string
  kind: 'session' | 'ticket'
  user_id: string
  created_at: string
  expires_at: string
}

/** The sign-up code a phone was sent last. */
export interface PhoneCodesTable {
  phone: string
  code_hash: string
  tries_left: number
  expires_at: string
}

/** A link sent by mail, good for one use. */
export interface LinksTable {
  token_hash: string
  kind: 'verify' | 'reset'
  user_id: string
  expires_at: string
  used_at: string | null
}

/** When something that is limited happened: JSON array of epoch milliseconds. */
export interface LimitsTable {
  key: string
  hits: string
}

/** A `request_id` that was seen, with the reply once there is one. */
export interface RequestsTable {
  user_id: string
  path: string
  request_id: string
  body_hash: string
  /** Which of the runs of this request may write its reply. */
  claim: string
  reply: string | null
  created_at: string
}

/** A discount. */
export interface CouponsTable {
  code: string
  percent: number
  expires_at: string
}

/** An order; `items` and `timeline` are JSON. */
export interface OrdersTable {
  order_no: string
  user_id: string
  type: OrderType
  status: OrderStatus
  items: string
  amount_list: number
  amount_discount: number
  amount_payable: number
  amount_paid: number
  currency: 'CNY'
  coupon: string | null
  channel: PayChannel | null
  /** What an upgrade or a renewal is for. */
  purchase_id: string | null
  /** The attempt whose money this order keeps. */
  attempt_id: string | null
  created_at: string
  expires_at: string
  paid_at: string | null
  finished_at: string | null
  closed_at: string | null
  invoice_status: 'none' | InvoiceStatus
  timeline: string
}

/** One try to pay an order. */
export interface AttemptsTable {
  id: string
  order_no: string
  /** 1 for the first try of its order. */
  number: number
  out_trade_no: string
  channel: PaidChannel
  amount: number
  status: 'open' | 'success' | 'closed' | 'failed' | 'refunded'
  code_url: string | null
  transaction_id: string | null
  /** Why money that came in has to go back. */
  refund_reason: 'wrong_amount' | 'order_closed' | 'paid_twice' | 'purchase_gone' | null
  created_at: string
  expires_at: string
}

/** What an order line gave its buyer; one for each line, whatever happens. `grants` is JSON. */
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

/** By how much a renewal moved the ends of its purchase's periods; a refund takes it off again. */
export interface RenewalsTable {
  order_no: string
  purchase_id: string
  /** PostgreSQL gives large numbers as text. */
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

/** A store item that somebody owns; one for each order line. */
export interface StorePurchasesTable {
  id: string
  order_no: string
  user_id: string
  item_id: string
  status: 'active' | 'refunded'
  created_at: string
}

/** What an account handed in to have its real name authenticated. Neither the name nor the number is kept. */
export interface RealNamesTable {
  user_id: string
  name_masked: string
  id_number_masked: string
  reject_reason: string | null
  submitted_at: string
}

/** A tax invoice. */
export interface InvoicesTable {
  id: string
  user_id: string
  kind: Invoice['kind']
  title_type: Invoice['title_type']
  title: string
  tax_no: string | null
  reg_address: string | null
  reg_phone: string | null
  bank_name: string | null
  /** In full; its owner sees the end of it. */
  bank_account: string | null
  mail: string
  amount: number
  status: InvoiceStatus
  reject_reason: string | null
  invoice_no: string | null
  issued_at: string | null
  created_at: string
}

/** Which orders an invoice is over; of the live ones each order has one at most. */
export interface InvoiceOrdersTable {
  invoice_id: string
  order_no: string
  live: Bit
}

/** An address that a file can be fetched from; only the hash of its secret part is kept. */
export interface DownloadsTable {
  token_hash: string
  /** What it gives: `invoice/<id>/<type>` or `release/<file id>`. */
  file: string
  expires_at: string
}

/** A version of a product or of a store item. */
export interface ReleasesTable {
  id: string
  product: Product | null
  store_item_id: string | null
  version: string
  channel: 'stable' | 'beta'
  published_at: string
  notes_md: string
  min_edition: EditionName
}

/** A file of a release; `path` is where the store has it. */
export interface ReleaseFilesTable {
  id: string
  release_id: string
  name: string
  size: number
  sha256: string
  path: string
}

/** What has to be solved before a download; only the hash of the answer is kept. */
export interface CaptchasTable {
  id: string
  user_id: string
  release_id: string
  answer_hash: string
  tries_left: number
  expires_at: string
}

/** A click on an ad; nothing about who clicked. */
export interface AdClicksTable {
  id: string
  ad_id: string
  created_at: string
}

/** A demo request; `fields` is JSON. */
export interface DemoRequestsTable {
  phone: string
  visitor: string | null
  fields: string
  created_at: string
}

/** The test gateway's own books: what a payment channel would know. */
export interface TradesTable {
  out_trade_no: string
  channel: PaidChannel
  amount: number
  description: string
  state: 'NOTPAY' | 'USERPAYING' | 'SUCCESS' | 'CLOSED' | 'REFUND' | 'PAYERROR'
  transaction_id: string | null
  paid_amount: number | null
  paid_at: string | null
  created_at: string
  /** Where the cashier leads back to; a QR code leads nowhere. */
  return_url: string | null
}

/** Every SMS and mail that left. */
export interface OutboxTable {
  id: string
  kind: 'sms' | 'mail'
  recipient: string
  subject: string
  body: string
  code: string | null
  link: string | null
  created_at: string
}

/** All tables. */
export interface Tables {
  users: UsersTable
  sessions: SessionsTable
  phone_codes: PhoneCodesTable
  links: LinksTable
  limits: LimitsTable
  requests: RequestsTable
  coupons: CouponsTable
  orders: OrdersTable
  attempts: AttemptsTable
  purchases: PurchasesTable
  licenses: LicensesTable
  renewals: RenewalsTable
  store_purchases: StorePurchasesTable
  real_names: RealNamesTable
  invoices: InvoicesTable
  invoice_orders: InvoiceOrdersTable
  downloads: DownloadsTable
  releases: ReleasesTable
  release_files: ReleaseFilesTable
  captchas: CaptchasTable
  ad_clicks: AdClicksTable
  demo_requests: DemoRequestsTable
  trades: TradesTable
  outbox: OutboxTable
}

/** Names of all tables, children before parents. */
export const tableNames = [
  'outbox',
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
  'licenses',
  'purchases',
  'attempts',
  'orders',
  'coupons',
  'requests',
  'limits',
  'links',
  'phone_codes',
  'sessions',
  'users',
] as const satisfies readonly (keyof Tables)[]

/** A stored account. */
export type UserRow = Selectable<UsersTable>
/** A stored order. */
export type OrderRow = Selectable<OrdersTable>
/** A stored payment attempt. */
export type AttemptRow = Selectable<AttemptsTable>
/** A stored purchase. */
export type PurchaseRow = Selectable<PurchasesTable>
/** A stored licence. */
export type LicenseRow = Selectable<LicensesTable>
/** A stored ownership of a store item. */
export type StorePurchaseRow = Selectable<StorePurchasesTable>
/** A stored invoice. */
export type InvoiceRow = Selectable<InvoicesTable>
/** A stored release. */
export type ReleaseRow = Selectable<ReleasesTable>
/** A stored file of a release. */
export type ReleaseFileRow = Selectable<ReleaseFilesTable>
