/** Times of a rate-limited event: JSON array of epoch milliseconds. */
export interface LimitsTable {
  key: string
  hits: string
  /** When no hit counts any more. */
  expires_at: string
}

/** A `request_id` that was received, with its reply once there is one. */
export interface RequestsTable {
  user_id: string
  path: string
  request_id: string
  body_hash: string
  /** Which run of this request may store the reply. */
  claim: string
  reply: string | null
  created_at: string
}

/** When a periodic job last began, so that several processes run it once. */
export interface JobsTable {
  name: string
  ran_at: string
}

/** Rate limits, idempotency keys and periodic jobs. */
export interface GuardTables {
  jobs: JobsTable
  limits: LimitsTable
  requests: RequestsTable
}
