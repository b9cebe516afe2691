import { newPhone } from '../support/phone.ts'
import { invitationToken, invited, joined, teamPurchase } from '../support/accountCentre.ts'
import { bought } from '../support/orders.ts'
import type { World } from '../support/startWorld.ts'
import { refundedPurchase } from '../support/upgrades.ts'
import type { CasesOf } from './Cases.ts'

type SeatPath =
  | 'pro/seat/list'
  | 'pro/seat/invite'
  | 'pro/seat/resend'
  | 'pro/seat/revoke'
  | 'pro/seat/invitations'
  | 'pro/seat/accept'
  | 'pro/seat/shared'
  | 'pro/seat/leave'

/** Calls about seats of purchases. */
export const seatCases: CasesOf<SeatPath> = {
  'pro/seat/list': {
    success: async (world) => {
      const owner = await world.user()
      const { purchase } = await invited(world, owner, await world.user())
      return world.send('pro/seat/list', { token: owner.token, purchase_id: purchase.id })
    },
    40401: async (world) => world.send('pro/seat/list', { token: (await world.user()).token, purchase_id: 'p_unknown' }),
  },
  'pro/seat/invite': {
    success: (world) => invite(world),
    40301: async (world) => {
      const owner = await world.user({ is_activity: 0 })
      const { id } = await teamPurchase(world, owner)
      return world.send('pro/seat/invite', { token: owner.token, purchase_id: id, mail: newMail() })
    },
    40401: (world) => invite(world, { purchase_id: 'p_unknown' }),
    40916: async (world) => {
      const owner = await world.user()
      const { id } = await teamPurchase(world, owner)
      return world.send('pro/seat/invite', { token: owner.token, purchase_id: id, mail: owner.mail })
    },
    40921: async (world) => {
      const owner = await world.user()
      const { id } = await refundedPurchase(world, owner)
      return world.send('pro/seat/invite', { token: owner.token, purchase_id: id, mail: newMail() })
    },
    40922: async (world) => {
      const owner = await world.user()
      // The standard edition has one seat, its buyer's.
      const { purchase } = await bought(world, owner)
      return world.send('pro/seat/invite', { token: owner.token, purchase_id: purchase.id, mail: newMail() })
    },
    50203: (world) => unsent(world, () => invite(world)),
  },
  'pro/seat/resend': {
    success: async (world) => world.send('pro/seat/resend', await ownInvitation(world)),
    40401: async (world) => world.send('pro/seat/resend', { token: (await world.user()).token, seat_id: 't_unknown' }),
    40912: async (world) => {
      const [owner, member] = [await world.user(), await world.user()]
      const { seat } = await joined(world, owner, member)
      return world.send('pro/seat/resend', { token: owner.token, seat_id: seat.id })
    },
    40921: async (world) => {
      const owner = await world.user()
      const { purchase, seat } = await invited(world, owner, await world.user())
      await world.control('/gateway', { order_no: purchase.order_no, event: 'refund' })
      return world.send('pro/seat/resend', { token: owner.token, seat_id: seat.id })
    },
    40922: async (world) => {
      const owner = await world.user()
      const { purchase, seat } = await invited(world, owner, await world.user())
      world.clock.advance(7 * 24 * 3_600_000)
      for (let taken = 1; taken < 10; taken++)
        await world.ok('pro/seat/invite', { token: owner.token, purchase_id: purchase.id, mail: newMail() })
      return world.send('pro/seat/resend', { token: owner.token, seat_id: seat.id })
    },
    50203: async (world) => {
      const body = await ownInvitation(world)
      return unsent(world, () => world.send('pro/seat/resend', body))
    },
  },
  'pro/seat/revoke': {
    success: async (world) => world.send('pro/seat/revoke', await ownInvitation(world)),
    40401: async (world) => world.send('pro/seat/revoke', { token: (await world.user()).token, seat_id: 't_unknown' }),
  },
  'pro/seat/invitations': {
    success: async (world) => {
      const member = await world.user()
      await invited(world, await world.user(), member)
      return world.send('pro/seat/invitations', { token: member.token })
    },
  },
  'pro/seat/accept': {
    40301: async (world) => {
      const member = await world.user({ is_activity: 0 })
      const { seat } = await invited(world, await world.user(), member)
      return world.send('pro/seat/accept', { token: member.token, seat_id: seat.id })
    },
    40401: async (world) => world.send('pro/seat/accept', { token: (await world.user()).token, seat_id: 't_unknown' }),
    success: async (world) => {
      const member = await world.user()
      const { seat_token } = await invited(world, await world.user(), member)
      return world.send('pro/seat/accept', { token: member.token, seat_token })
    },
    40302: async (world) => {
      const { seat_token } = await invited(world, await world.user(), await world.user())
      return world.send('pro/seat/accept', { token: (await world.user()).token, seat_token })
    },
    40921: async (world) => {
      const member = await world.user()
      const { purchase, seat_token } = await invited(world, await world.user(), member)
      await world.control('/gateway', { order_no: purchase.order_no, event: 'refund' })
      return world.send('pro/seat/accept', { token: member.token, seat_token })
    },
    41001: async (world) => {
      const [owner, member] = [await world.user(), await world.user()]
      const { seat } = await invited(world, owner, member)
      const seat_token = await invitationToken(world, member.mail)
      await world.ok('pro/seat/revoke', { token: owner.token, seat_id: seat.id })
      return world.send('pro/seat/accept', { token: member.token, seat_token })
    },
    41002: async (world) => {
      const member = await world.user()
      const { seat_token } = await invited(world, await world.user(), member)
      world.clock.advance(7 * 24 * 3_600_000)
      return world.send('pro/seat/accept', { token: member.token, seat_token })
    },
  },
  'pro/seat/shared': {
    success: async (world) => {
      const member = await world.user()
      await joined(world, await world.user(), member)
      return world.send('pro/seat/shared', { token: member.token })
    },
    40301: async (world) => world.send('pro/seat/shared', { token: (await world.user({ is_activity: 0 })).token, reveal: 'l_unknown' }),
  },
  'pro/seat/leave': {
    success: async (world) => {
      const member = await world.user()
      const { seat } = await joined(world, await world.user(), member)
      return world.send('pro/seat/leave', { token: member.token, seat_id: seat.id })
    },
    40401: async (world) => world.send('pro/seat/leave', { token: (await world.user()).token, seat_id: 't_unknown' }),
  },
}

const newMail = () => `${newPhone()}@example.com`

async function invite(world: World, rest: object = {}) {
  const owner = await world.user()
  const { id } = await teamPurchase(world, owner)
  return world.send('pro/seat/invite', { token: owner.token, purchase_id: id, mail: newMail(), ...rest })
}

/** An invitation that may be mailed again: the first minute is over. */
async function ownInvitation(world: World) {
  const owner = await world.user()
  const { seat } = await invited(world, owner, await world.user())
  world.clock.advance(60_000)
  return { token: owner.token, seat_id: seat.id }
}

async function unsent<Result>(world: World, call: () => Promise<Result>): Promise<Result> {
  await world.control('/sending', { mail: 'fail' })
  const reply = await call()
  await world.control('/sending', { mail: 'ok' })
  return reply
}
