import { calls } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import type { UserRow } from '../db/tables/AccountTables.ts'
import { captchaImage } from '../domain/accounts/captchaImage.ts'
import { captchaLifetimes, keepCaptcha, tryCaptcha } from '../domain/accounts/captchas.ts'
import { countUse } from '../domain/accounts/countUse.ts'
import { openDownload } from '../domain/releases/downloads.ts'
import { entitledRelease, releaseCustomer, viewRelease } from '../domain/releases/releases.ts'
import { maskMail } from '../domain/accounts/user.ts'
import { Failure } from '../http/Failure.ts'
import type { CallContext } from '../http/CallContext.ts'
import { route } from '../http/route.ts'
import { limits } from '../limits.ts'
import { downloadCodeMail } from '../mails/accountMails.ts'
import { renderMail } from '../mails/renderMail.ts'
import { newPhoneCode } from '../secrets.ts'
import { paginate } from './paginate.ts'

export const releaseList = route(calls['pro/release/list'], async ({ product, store_item_id, ...page }, context) => {
  const { query } = context.db
  let rows = query.selectFrom('releases').where('published_at', '<=', context.now.toISOString())
  if (product !== undefined) rows = rows.where('product', '=', product)
  if (store_item_id !== undefined) rows = rows.where('store_item_id', '=', store_item_id)
  const newest = rows.selectAll().orderBy('published_at', 'desc').orderBy('id', 'desc')
  const found = await paginate(page, rows, newest, (row) => row)
  const ids = found.list.map(({ id }) => id)
  const files =
    ids.length === 0 ? [] : await query.selectFrom('release_files').selectAll().where('release_id', 'in', ids).orderBy('name').execute()
  const customer = await releaseCustomer(query, context.requireUser())
  return { ...found, list: found.list.map((row) => viewRelease(row, files, customer)) }
})

export const releaseDownloadCaptcha = route(calls['pro/release/download/captcha'], async ({ release_id, type }, context) => {
  const user = context.requireUser()
  await entitledRelease(context.db.query, release_id, user)
  await countUse(context, `captcha:${type}:${user.id}`, type === 'image' ? limits.captcha : limits.captchaMail)
  const expires_at = new Date(context.now.getTime() + captchaLifetimes[type]).toISOString()
  const answer = type === 'image' ? context.captchaText() : newPhoneCode()
  const key = { userId: user.id, releaseId: release_id }
  const captcha_id = await context.db.transaction((tx) =>
    keepCaptcha(tx, key, { answerHash: context.keyed(answer), expiresAt: expires_at }),
  )
  if (type === 'image') return { captcha_id, image: captchaImage(answer), expires_at }
  await mailCode(context, user, answer)
  return { captcha_id, sent_to: maskMail(user.mail), expires_at }
})

export const releaseDownload = route(calls['pro/release/download'], async ({ release_id, file_id, captcha_id, captcha }, context) => {
  const { db, now } = context
  const user = context.requireUser()
  const release = await entitledRelease(db.query, release_id, user)
  const file = await db.query
    .selectFrom('release_files')
    .select('id')
    .where('id', '=', file_id)
    .where('release_id', '=', release.id)
    .executeTakeFirst()
  if (file === undefined) throw new Failure(errorCodes.notFound)
  const answer = { userId: user.id, releaseId: release.id, answer: captcha, keyed: context.keyed, now }
  const wrong = await db.transaction((tx) => tryCaptcha(tx, captcha_id, answer))
  if (wrong !== undefined) throw new Failure(wrong)
  return openDownload(context, { kind: 'release', id: file.id })
})

async function mailCode({ mail, origin, locale, log }: CallContext, user: UserRow, code: string): Promise<void> {
  try {
    await mail.send({ to: user.mail, code, ...renderMail(downloadCodeMail(code), { origin, locale: user.locale ?? locale }) })
  } catch (error) {
    log('error', 'a download code could not be sent', { error: error instanceof Error ? error.message : '' })
    throw new Failure(errorCodes.sendFailed)
  }
}
