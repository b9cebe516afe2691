import * as errorCodes from '@view-site/contract/error-codes'
import type { Tx } from '../../db/openDatabase.ts'
import type { CallContext } from '../../http/CallContext.ts'
import type { CaptchaProblem } from './captchas.ts'

const tries = 5

/** A mail address or phone number. */
export interface Contact {
  kind: 'mail' | 'phone'
  value: string
}

/** A change that waits for its codes. */
export interface ContactChange {
  userId: string
  next: Contact
  /** The code sent to the new contact, and that sent to the current one, if it has to be proved. */
  codes: { next: string; current: string | undefined }
  expiresAt: string
}

/** Stores the keyed hashes of the codes; an earlier change of the same kind ends. */
export async function keepChange(
  tx: Tx,
  { keyed }: Pick<CallContext, 'keyed'>,
  { userId, next, codes, expiresAt }: ContactChange,
): Promise<void> {
  const fresh = {
    contact: next.value,
    code_hash: keyed(codes.next),
    current_hash: codes.current === undefined ? null : keyed(codes.current),
    tries_left: tries,
    expires_at: expiresAt,
  }
  await tx
    .insertInto('contact_changes')
    .values({ user_id: userId, kind: next.kind, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(fresh))
    .execute()
}

/** What the user sends to finish a change. */
export interface ContactProof {
  userId: string
  next: Contact
  captcha: string
  captcha_current: string | undefined
}

/** Compares the codes and counts the try; returns the failure, if there is one. */
export async function spendChange(
  tx: Tx,
  { keyed, now }: Pick<CallContext, 'keyed' | 'now'>,
  { userId, next, captcha, captcha_current = '' }: ContactProof,
): Promise<CaptchaProblem | undefined> {
  const own = tx.selectFrom('contact_changes').selectAll().where('user_id', '=', userId).where('kind', '=', next.kind)
  const sent = await own.forUpdate().executeTakeFirst()
  if (sent === undefined || sent.contact !== next.value) return errorCodes.captchaWrong
  if (sent.expires_at <= now.toISOString()) return errorCodes.captchaExpired
  if (sent.tries_left === 0) return errorCodes.captchaExhausted
  await tx
    .updateTable('contact_changes')
    .set({ tries_left: sent.tries_left - 1 })
    .where('user_id', '=', userId)
    .where('kind', '=', next.kind)
    .execute()
  const isRight = keyed.matches(captcha, sent.code_hash)
  const isCurrentRight = sent.current_hash === null || keyed.matches(captcha_current, sent.current_hash)
  if (isRight && isCurrentRight) return undefined
  return sent.tries_left === 1 ? errorCodes.captchaExhausted : errorCodes.captchaWrong
}
