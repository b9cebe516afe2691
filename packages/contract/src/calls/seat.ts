import { z } from 'zod'
import * as errorCodes from '../errorCodes.ts'
import { defineCall } from '../defineCall.ts'
import { done, id, mail } from '../schemas/common.ts'
import { pageOf, pageRequest } from '../schemas/page.ts'
import { seat, seatInvitation, sharedPurchase } from '../schemas/seat.ts'

/** The seats of one of the user's purchases, the latest invitation first. */
export const seatList = defineCall({
  path: 'pro/seat/list',
  summary: 'Seats that the user has offered of one purchase, and how many are taken',
  auth: 'required',
  request: z.object({ ...pageRequest, purchase_id: id }),
  response: pageOf(seat)
    .extend({
      seats: z.int().min(1).nullable().describe('null: no limit'),
      used: z.int().min(1).describe('With the buyer, who has one, and open invitations'),
    })
    .meta({ id: 'SeatPage' }),
  errors: [errorCodes.notFound],
  idempotent: true,
})

/**
 * Mails a person an invitation to a seat. The reply is the same whether the address has an account or not. An address that has an open
 * invitation or the seat gets no other mail.
 */
export const seatInvite = defineCall({
  path: 'pro/seat/invite',
  summary: 'Invite a mail address to a seat of a purchase; the reply does not reveal whether it has an account',
  auth: 'required',
  request: z.object({ purchase_id: id, mail }),
  response: seat,
  errors: [
    errorCodes.mailUnverified,
    errorCodes.notFound,
    errorCodes.alreadyOwned,
    errorCodes.licenseSuspended,
    errorCodes.seatLimit,
    errorCodes.sendFailed,
  ],
  idempotent: true,
})

/** Mails an open or expired invitation again, with a new link; the previous one ends. */
export const seatResend = defineCall({
  path: 'pro/seat/resend',
  summary: 'Mail an open or expired invitation again; the link of the previous mail ends',
  auth: 'required',
  request: z.object({ seat_id: id }),
  response: seat,
  errors: [errorCodes.notFound, errorCodes.wrongState, errorCodes.licenseSuspended, errorCodes.seatLimit, errorCodes.sendFailed],
  idempotent: false,
})

/** Ends a seat or its invitation. A member is notified by mail. */
export const seatRevoke = defineCall({
  path: 'pro/seat/revoke',
  summary: 'End a seat or its invitation',
  auth: 'required',
  request: z.object({ seat_id: id }),
  response: seat,
  errors: [errorCodes.notFound],
  idempotent: true,
})

/** Open invitations to the user's verified mail address, the latest first; none while the address is not verified. */
export const seatInvitations = defineCall({
  path: 'pro/seat/invitations',
  summary: 'Open invitations to the verified mail address of the user; none while it is not verified',
  auth: 'required',
  request: z.object({ ...pageRequest }),
  response: pageOf(seatInvitation).meta({ id: 'SeatInvitationPage' }),
  errors: [],
  idempotent: true,
})

/**
 * Takes the seat of an invitation. Only the account of the invited address may. The token of the mailed link proves that address, so that it
 * counts as verified; another account gets `notEntitled`. By `seat_id`, of `pro/seat/invitations`, the address has to be verified; for another
 * account there is no such seat.
 */
export const seatAccept = defineCall({
  path: 'pro/seat/accept',
  summary: 'Take the seat of an invitation with the account of the invited address, by the token of the mailed link or by its id',
  auth: 'required',
  request: z
    .object({ seat_token: z.string().min(1).max(200).optional(), seat_id: id.optional() })
    .refine((body) => (body.seat_token === undefined) !== (body.seat_id === undefined), {
      path: ['seat_token'],
      error: 'send exactly one of seat_token and seat_id',
    }),
  response: sharedPurchase,
  errors: [
    errorCodes.mailUnverified,
    errorCodes.notEntitled,
    errorCodes.notFound,
    errorCodes.licenseSuspended,
    errorCodes.linkInvalid,
    errorCodes.linkExpired,
  ],
  idempotent: true,
})

/** Purchases that others share with the user, newest first; the full key only of the licence in `reveal`. */
export const seatShared = defineCall({
  path: 'pro/seat/shared',
  summary: 'Purchases that others share with the user; `reveal` selects the licence whose full key is requested',
  auth: 'required',
  request: z.object({ ...pageRequest, reveal: id.optional() }),
  response: pageOf(sharedPurchase).meta({ id: 'SharedPurchasePage' }),
  errors: [errorCodes.mailUnverified],
  idempotent: true,
})

/** Gives a seat back. */
export const seatLeave = defineCall({
  path: 'pro/seat/leave',
  summary: 'Give back a seat that the user has taken',
  auth: 'required',
  request: z.object({ seat_id: id }),
  response: done,
  errors: [errorCodes.notFound],
  idempotent: true,
})
