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

/** What holds calls back: too many of them, or the same one again. */
export interface GuardTables {
  limits: LimitsTable
  requests: RequestsTable
}
