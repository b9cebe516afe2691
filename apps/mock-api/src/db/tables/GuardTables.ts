/** Times of a rate-limited event: JSON array of epoch milliseconds. */
export interface LimitsTable {
  key: string
  hits: string
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

/** Rate limits and idempotency keys. */
export interface GuardTables {
  limits: LimitsTable
  requests: RequestsTable
}
