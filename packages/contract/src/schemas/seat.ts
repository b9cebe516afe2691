import { z } from 'zod'
import { editionNames, products } from '../values.ts'
import { id, time } from './common.ts'
import { license } from './license.ts'

/** A seat of a purchase that its buyer has offered to a mail address. */
export const seat = z
  .object({
    id,
    purchase_id: id,
    mail: z.string(),
    status: z
      .enum(['invited', 'expired', 'accepted', 'revoked', 'left'])
      .describe('revoked: ended by the buyer, left: by its member; both free the seat, as does an expired invitation'),
    invited_at: time.describe('Of the latest mail'),
    expires_at: time.describe('End of the link in the latest mail'),
    accepted_at: time.optional(),
  })
  .meta({ id: 'Seat' })

/** An open invitation to a seat, as the invited user sees it. */
export const seatInvitation = z
  .object({
    seat_id: id,
    product: z.enum(products),
    edition: z.enum(editionNames),
    shared_by: z.string().describe('The buyer: their masked mail address'),
    invited_at: time.describe('Of the latest mail'),
    expires_at: time,
  })
  .meta({ id: 'SeatInvitation' })

/** A purchase that its buyer shares with the user, with the licence keys that products ask for. */
export const sharedPurchase = z
  .object({
    seat_id: id,
    product: z.enum(products),
    edition: z.enum(editionNames),
    shared_by: z.string().describe('The buyer: their masked mail address'),
    perpetual: z.boolean(),
    support_until: time,
    updates_until: time,
    accepted_at: time,
    licenses: z.array(license),
  })
  .meta({ id: 'SharedPurchase' })

/** A seat of a purchase. */
export type Seat = z.infer<typeof seat>
/** An open invitation to a seat, as the invited user sees it. */
export type SeatInvitation = z.infer<typeof seatInvitation>
/** A purchase that its buyer shares with the user. */
export type SharedPurchase = z.infer<typeof sharedPurchase>
