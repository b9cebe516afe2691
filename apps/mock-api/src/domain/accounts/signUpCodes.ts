import * as errorCodes from '@view-site/contract/error-codes'
import type { Database, Tx } from '../../db/openDatabase.ts'
import { Failure } from '../../http/Failure.ts'
import type { CallContext } from '../../http/CallContext.ts'
import type { Contact } from './contactChanges.ts'

/** How long a sign-up code is valid, in seconds. */
export const codeLifetime = 300

const tries = 5

/** Stores the keyed hash of a code; an earlier code to the same contact ends. */
export async function keepCode(
  { db, keyed, now }: Pick<CallContext, 'db' | 'keyed' | 'now'>,
  { kind, value }: Contact,
  code: string,
): Promise<void> {
  const fresh = {
    code_hash: keyed(code),
    tries_left: tries,
    expires_at: new Date(now.getTime() + codeLifetime * 1000).toISOString(),
  }
  await db.query
    .insertInto('sign_up_codes')
    .values({ kind, contact: value, ...fresh })
    .onConflict((conflict) => conflict.columns(['kind', 'contact']).doUpdateSet(fresh))
    .execute()
}

/**
 * Compares the code and counts the try, right or wrong, so that one code cannot find out which of many mail addresses have an account. A right
 * code stays valid until an account has been created with it or its tries are used up.
 */
export async function spendTry(
  { db, keyed, now }: Pick<CallContext, 'db' | 'keyed' | 'now'>,
  { kind, value }: Contact,
  code: string,
): Promise<void> {
  const verdict = await db.transaction(async (tx) => {
    const sent = await codeOf(tx, { kind, value }).selectAll().forUpdate().executeTakeFirst()
    if (sent === undefined) return errorCodes.captchaWrong
    if (sent.expires_at <= now.toISOString()) return errorCodes.captchaExpired
    if (sent.tries_left === 0) return errorCodes.captchaExhausted
    await tx
      .updateTable('sign_up_codes')
      .set({ tries_left: sent.tries_left - 1 })
      .where('kind', '=', kind)
      .where('contact', '=', value)
      .execute()
    if (keyed.matches(code, sent.code_hash)) return undefined
    return sent.tries_left === 1 ? errorCodes.captchaExhausted : errorCodes.captchaWrong
  })
  if (verdict !== undefined) throw new Failure(verdict)
}

/** Deletes the code of a contact. */
export async function forgetCode(tx: Tx, { kind, value }: Contact): Promise<void> {
  await tx.deleteFrom('sign_up_codes').where('kind', '=', kind).where('contact', '=', value).execute()
}

function codeOf(query: Database['query'] | Tx, { kind, value }: Contact) {
  return query.selectFrom('sign_up_codes').where('kind', '=', kind).where('contact', '=', value)
}
