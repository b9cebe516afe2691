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

/** What visitors without an account leave. */
export interface VisitorTables {
  ad_clicks: AdClicksTable
  demo_requests: DemoRequestsTable
}
