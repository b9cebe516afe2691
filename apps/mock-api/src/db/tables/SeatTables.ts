import type { Selectable } from 'kysely'

/** A seat that a buyer has offered to a mail address. An expired invitation is one that is still `invited` after `expires_at`. */
export interface SeatsTable {
  id: string
  purchase_id: string
  /** The buyer. */
  user_id: string
  /** The invited address. */
  mail: string
  /** The account that has taken the seat; null unless it is `accepted`. */
  member_id: string | null
  status: 'invited' | 'accepted' | 'revoked' | 'left'
  /** Of the token in the latest mail; null once the seat has ended. */
  token_hash: string | null
  /** When the latest mail was sent. */
  invited_at: string
  /** When its link ends. */
  expires_at: string
  accepted_at: string | null
  /** When the seat or its invitation was ended by the buyer or the member. */
  ended_at: string | null
}

/** Seats of purchases. */
export interface SeatTables {
  seats: SeatsTable
}

/** A stored seat. */
export type SeatRow = Selectable<SeatsTable>
