import { z } from 'zod'
import type { Tx } from './db/openDatabase.ts'

/** At most `max` times in any `windowMs` milliseconds. */
export interface Limit {
  max: number
  windowMs: number
}

const minute = 60_000

/** Every limit of the contract. */
export const limits = {
  /** Of one account from one address. */
  signin: [{ max: 5, windowMs: 15 * minute }],
  /** Failures of one account from everywhere. */
  signinAccount: [{ max: 30, windowMs: 15 * minute }],
  /** Failures of one address with any accounts. */
  signinAddress: [{ max: 60, windowMs: 15 * minute }],
  sms: [
    { max: 1, windowMs: minute },
    { max: 5, windowMs: 60 * minute },
    { max: 10, windowMs: 24 * 60 * minute },
  ],
  /** To any numbers from one address. */
  smsAddress: [
    { max: 10, windowMs: 60 * minute },
    { max: 30, windowMs: 24 * 60 * minute },
  ],
  /** Sign-up codes mailed to one address. */
  mailCode: [
    { max: 1, windowMs: minute },
    { max: 5, windowMs: 60 * minute },
    { max: 10, windowMs: 24 * 60 * minute },
  ],
  /** Sign-up codes mailed to any addresses from one. */
  mailCodeAddress: [
    { max: 10, windowMs: 60 * minute },
    { max: 30, windowMs: 24 * 60 * minute },
  ],
  resendmail: [{ max: 1, windowMs: minute }],
  recover: [{ max: 3, windowMs: 60 * minute }],
  /** For any addresses from one. */
  recoverAddress: [{ max: 60, windowMs: 60 * minute }],
  /** Mails about unpaid orders of one account. */
  orderMail: [{ max: 10, windowMs: 24 * 60 * minute }],
  /** Coupon codes that one account tries. */
  coupon: [{ max: 20, windowMs: 60 * minute }],
  /** Licence keys that one address checks. */
  licenseCheck: [{ max: 120, windowMs: minute }],
  /** Invitations to seats that one account mails. */
  seat: [
    { max: 30, windowMs: 60 * minute },
    { max: 100, windowMs: 24 * 60 * minute },
  ],
  /** Invitations to seats mailed to one address, by any accounts. */
  seatMail: [
    { max: 1, windowMs: minute },
    { max: 5, windowMs: 24 * 60 * minute },
  ],
  display: [{ max: 20, windowMs: 60 * minute }],
  captcha: [{ max: 30, windowMs: 10 * minute }],
  captchaMail: [
    { max: 1, windowMs: minute },
    { max: 20, windowMs: 24 * 60 * minute },
  ],
  document: [
    { max: 60, windowMs: minute },
    { max: 600, windowMs: 60 * minute },
  ],
} as const satisfies Record<string, readonly Limit[]>

const hitsOf = z.array(z.number())

/** Seconds until `key` may be used again under all its limits; 0 if it may be used now. Locks the key. */
export async function waitFor(tx: Tx, key: string, rules: readonly Limit[], now: Date): Promise<number> {
  const hits = await lockedHits(tx, key)
  const waits = rules.map(({ max, windowMs }) => {
    const recent = hits.filter((hit) => hit > now.getTime() - windowMs)
    const oldest = recent.at(-max)
    return oldest === undefined ? 0 : Math.ceil((oldest + windowMs - now.getTime()) / 1000)
  })
  return Math.max(0, ...waits)
}

/** Counts one use of `key`, in the transaction that called `waitFor`. */
export async function countHit(tx: Tx, key: string, rules: readonly Limit[], now: Date): Promise<void> {
  const hits = await lockedHits(tx, key)
  const longest = Math.max(...rules.map(({ windowMs }) => windowMs))
  const kept = hits.filter((hit) => hit > now.getTime() - longest)
  await tx
    .updateTable('limits')
    .set({ hits: JSON.stringify([...kept, now.getTime()]), expires_at: new Date(now.getTime() + longest).toISOString() })
    .where('key', '=', key)
    .execute()
}

/** A key and its limits. */
export type LimitedKey = readonly [key: string, rules: readonly Limit[]]

/** Counts one use of every key, unless one of them has reached its limit; returns the seconds until all may be used, 0 if it was counted. */
export async function countAll(tx: Tx, keys: readonly LimitedKey[], now: Date): Promise<number> {
  let wait = 0
  // oxlint-disable no-await-in-loop -- always in the same order, so that two calls do not wait for each other
  for (const [key, rules] of keys) wait = Math.max(wait, await waitFor(tx, key, rules, now))
  if (wait === 0) for (const [key, rules] of keys) await countHit(tx, key, rules, now)
  // oxlint-enable no-await-in-loop
  return wait
}

/** Takes back the use of `key` that was counted at `at`: it was no failure. */
export async function uncountHit(tx: Tx, key: string, at: Date): Promise<void> {
  const hits = await lockedHits(tx, key)
  const index = hits.indexOf(at.getTime())
  if (index !== -1)
    await tx
      .updateTable('limits')
      .set({ hits: JSON.stringify(hits.toSpliced(index, 1)) })
      .where('key', '=', key)
      .execute()
}

/** Resets the uses of `key`. */
export async function forgetHits(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('limits').where('key', '=', key).execute()
}

async function lockedHits(tx: Tx, key: string): Promise<number[]> {
  await tx
    .insertInto('limits')
    .values({ key, hits: '[]', expires_at: '' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const row = await tx.selectFrom('limits').select('hits').where('key', '=', key).forUpdate().executeTakeFirst()
  return row === undefined ? [] : hitsOf.parse(JSON.parse(row.hits))
}
