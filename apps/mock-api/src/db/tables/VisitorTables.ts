/** A click on an ad, without anything about the visitor. */
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

/** Data from visitors without an account. */
export interface VisitorTables {
  ad_clicks: AdClicksTable
  demo_requests: DemoRequestsTable
}
