import { realNameFlags, type RealName } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import type { Database, Tx } from '../../db/openDatabase.ts'
import type { UserRow } from '../../db/tables/AccountTables.ts'
import { Failure } from '../../http/Failure.ts'
import { heldFlags } from '../licences/heldFlags.ts'

/** Fails unless the account holds a product that requires a real name. */
export async function requireHolder(query: Database['query'] | Tx, user: UserRow, now: Date): Promise<void> {
  const held = await heldFlags(query, user, now)
  if (!realNameFlags.some((flag) => held.has(flag))) throw new Failure(errorCodes.notEntitled)
}

/** The state of an account's real-name authentication. */
export async function viewRealName(query: Database['query'] | Tx, user: Pick<UserRow, 'id' | 'real_name'>): Promise<RealName> {
  const row = await query.selectFrom('real_names').selectAll().where('user_id', '=', user.id).executeTakeFirst()
  if (row === undefined) return { real_name: user.real_name }
  const { name_masked, id_number_masked, submitted_at, reject_reason } = row
  const reason = user.real_name === 'rejected' && reject_reason !== null ? { reject_reason } : {}
  return { real_name: user.real_name, name_masked, id_number_masked, submitted_at, ...reason }
}

/** Stores a submitted name and number, masked. */
export async function submitRealName(tx: Tx, userId: string, given: { name: string; id_number: string }, now: Date): Promise<void> {
  const changed = {
    name_masked: maskName(given.name),
    id_number_masked: maskIdNumber(given.id_number),
    reject_reason: null,
    submitted_at: now.toISOString(),
  }
  await tx
    .insertInto('real_names')
    .values({ user_id: userId, ...changed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute()
  await tx.updateTable('users').set({ real_name: 'pending' }).where('id', '=', userId).execute()
}

/** The reviewer's decision. */
export interface RealNameDecision {
  passed: boolean
  /** Reason of a rejection. */
  reason?: string | undefined
}

/** Decides an account's request; returns whether there was an undecided one. */
export async function decideRealName(db: Database, mail: string, { passed, reason = '' }: RealNameDecision): Promise<boolean> {
  return db.transaction(async (tx) => {
    const user = await tx.selectFrom('users').selectAll().where('mail', '=', mail).forUpdate().executeTakeFirst()
    if (user?.real_name !== 'pending') return false
    await tx
      .updateTable('users')
      .set({ real_name: passed ? 'passed' : 'rejected' })
      .where('id', '=', user.id)
      .execute()
    await tx
      .updateTable('real_names')
      .set({ reject_reason: passed ? null : reason })
      .where('user_id', '=', user.id)
      .execute()
    return true
  })
}

/** `林夏` → `林*`, `Lin Xia` → `L******`. */
function maskName(name: string): string {
  const [first = '', ...rest] = name
  return first + rest.map(() => '*').join('')
}

/** Keeps the first and the last character only, so not even the birthday is visible. */
function maskIdNumber(number: string): string {
  return `${number.slice(0, 1)}${'*'.repeat(16)}${number.slice(-1)}`
}
