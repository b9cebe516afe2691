import { flags } from '@view-site/contract'
import { z } from 'zod'
import type { UserRow } from '../db/tables/AccountTables.ts'
import { decideRealName } from '../domain/accounts/realNames.ts'
import { newUser } from '../domain/accounts/newUser.ts'
import { openSession } from '../http/session.ts'
import { hashPassword } from '../passwords.ts'
import { demoPassword } from '../seed/demoAccounts.ts'
import { demoPasswordHash } from '../seed/seed.ts'
import { newId } from '../secrets.ts'
import type { Services } from '../services.ts'
import type { AddAction } from './AddAction.ts'

const bit = z.union([z.literal(0), z.literal(1)])

const grantBody = z.object({
  mail: z.string(),
  flags: z.partialRecord(z.enum(flags), bit).default({}),
  is_activity: bit.optional(),
  disabled: bit.optional(),
  real_name: z.enum(['none', 'pending', 'passed', 'rejected']).optional(),
})

const userBody = grantBody.extend({
  mail: z.string().optional().describe('Made up when missing'),
  password: z.string().min(8).max(128).default(demoPassword),
  phone: z.string().length(11).optional(),
  name: z.string().default('测试用户'),
})

const realNameBody = z.object({ mail: z.string(), result: z.enum(['passed', 'rejected']), reason: z.string().optional() })

/** Changes to accounts that are not made by their users. */
export function addAccountActions(add: AddAction, services: Services): void {
  const { db, clock } = services

  add('/grant', grantBody, async ({ mail, ...rest }) => {
    const changes = { ...patchOf(rest), mail }
    const { numUpdatedRows } = await db.query.updateTable('users').set(changes).where('mail', '=', mail).executeTakeFirstOrThrow()
    if (rest.disabled === 1) await endSessions(services, mail)
    return numUpdatedRows === 1n ? { ok: true } : { error: `There is no account ${mail}` }
  })

  add('/user', userBody, async ({ password, name, phone = null, mail = `${newId('user')}@example.com`, ...rest }) => {
    const now = clock.now()
    const password_hash = await (password === demoPassword ? demoPasswordHash() : hashPassword(password))
    const user = newUser({ mail, name, phone, password_hash, created_at: now.toISOString(), mail_verified: 1, ...patchOf(rest) })
    const token = await db.transaction(async (tx) => {
      await tx.insertInto('users').values(user).execute()
      return openSession(tx, user.id, now)
    })
    return { mail, password, uuid: user.uuid, token }
  })

  add('/real-name', realNameBody, async ({ mail, result, reason }) => {
    const decided = await decideRealName(db, mail, { passed: result === 'passed', reason })
    return decided ? { ok: true } : { error: `Nothing of ${mail} waits for a decision` }
  })

  add('/ticket', z.object({ mail: z.string() }), async ({ mail }) => {
    const user = await db.query.selectFrom('users').select('id').where('mail', '=', mail).executeTakeFirst()
    if (user === undefined) return { error: `There is no account ${mail}` }
    return { ticket: await db.transaction((tx) => openSession(tx, user.id, clock.now(), { kind: 'ticket' })) }
  })
}

function patchOf({ flags: held, is_activity, disabled, real_name }: Omit<z.output<typeof grantBody>, 'mail'>): Partial<UserRow> {
  return {
    ...held,
    ...(is_activity === undefined ? {} : { mail_verified: is_activity }),
    ...(disabled === undefined ? {} : { disabled }),
    ...(real_name === undefined ? {} : { real_name }),
  }
}

async function endSessions({ db }: Services, mail: string): Promise<void> {
  const ids = db.query.selectFrom('users').select('id').where('mail', '=', mail)
  await db.query.deleteFrom('sessions').where('user_id', 'in', ids).execute()
}
