import * as errorCodes from '@view-site/contract/error-codes'
import type { Tx } from '../../db/openDatabase.ts'
import { newId, type KeyedHash } from '../../secrets.ts'

/** Lifetime of each kind of captcha in milliseconds. */
export const captchaLifetimes = { image: 3 * 60_000, mail: 10 * 60_000 } as const

const tries = 5

/** Whose captcha, and for which release. */
export interface CaptchaKey {
  userId: string
  releaseId: string
}

/** Stores the keyed hash of an answer, and deletes the user's earlier captchas for the same release. */
export async function keepCaptcha(
  tx: Tx,
  { userId, releaseId }: CaptchaKey,
  { answerHash, expiresAt }: { answerHash: string; expiresAt: string },
): Promise<string> {
  await tx.deleteFrom('captchas').where('user_id', '=', userId).where('release_id', '=', releaseId).execute()
  const row = { id: newId('k'), user_id: userId, release_id: releaseId, answer_hash: answerHash, tries_left: tries }
  await tx
    .insertInto('captchas')
    .values({ ...row, expires_at: expiresAt })
    .execute()
  return row.id
}

/** Why a code was not accepted. */
export type CaptchaProblem = typeof errorCodes.captchaWrong | typeof errorCodes.captchaExpired | typeof errorCodes.captchaExhausted

/** Compares an answer and counts the try. A right answer is accepted for the other files of its release until it expires. */
export async function tryCaptcha(
  tx: Tx,
  id: string,
  { userId, releaseId, answer, keyed, now }: CaptchaKey & { answer: string; keyed: KeyedHash; now: Date },
): Promise<CaptchaProblem | undefined> {
  const captcha = await tx
    .selectFrom('captchas')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('release_id', '=', releaseId)
    .forUpdate()
    .executeTakeFirst()
  if (captcha === undefined || captcha.expires_at <= now.toISOString()) return errorCodes.captchaExpired
  if (captcha.tries_left === 0) return errorCodes.captchaExhausted
  if (keyed.matches(answer.toUpperCase(), captcha.answer_hash)) return undefined
  await tx
    .updateTable('captchas')
    .set({ tries_left: captcha.tries_left - 1 })
    .where('id', '=', id)
    .execute()
  return captcha.tries_left === 1 ? errorCodes.captchaExhausted : errorCodes.captchaWrong
}
