import { calls } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import type { Database, Tx } from '../db/openDatabase.ts'
import type { UserRow } from '../db/tables/AccountTables.ts'
import { countUse } from '../domain/accounts/countUse.ts'
import { keepChange, spendChange, type Contact } from '../domain/accounts/contactChanges.ts'
import { spendLinks } from '../domain/accounts/links.ts'
import { requirePassword } from '../domain/accounts/requirePassword.ts'
import { sendSms } from '../domain/accounts/sendSms.ts'
import { viewUser } from '../domain/accounts/user.ts'
import type { CallContext } from '../http/CallContext.ts'
import { BadBody, Failure } from '../http/Failure.ts'
import { route } from '../http/route.ts'
import { countAll, limits, type LimitedKey } from '../limits.ts'
import { contactMail, mailCodeMail } from '../mails/accountMails.ts'
import { renderMail } from '../mails/renderMail.ts'
import { smsText } from '../mails/smsText.ts'
import { newPhoneCode } from '../secrets.ts'

const lifetime = 600

export const contactSendCode = route(calls['user/contact/send_code'], async ({ password, ...body }, context) => {
  const user = await requirePassword(context, password)
  const next = contactOf(body)
  if (currentOf(user, next.kind) === next.value)
    throw new BadBody({ [next.kind === 'mail' ? 'mail' : 'phone_number']: 'is the current one' })
  const current = provable(user, next.kind)
  await countMessages(context, next)
  const codes = { next: newPhoneCode(), current: current === undefined ? undefined : newPhoneCode() }
  await sendCode(context, next, codes.next)
  if (current !== undefined && codes.current !== undefined) await sendCode(context, current, codes.current)
  const expiresAt = new Date(context.now.getTime() + lifetime * 1000).toISOString()
  await context.db.transaction((tx) => keepChange(tx, context, { userId: user.id, next, codes, expiresAt }))
  return { sent: 1 as const, current: current === undefined ? (0 as const) : (1 as const), expires_in: lifetime, retry_after: 60 }
})

export const contactChange = route(calls['user/contact/change'], async ({ captcha, captcha_current, ...body }, context) => {
  const user = context.requireUser()
  const next = contactOf(body)
  const failure = await context.db.transaction((tx) => spendChange(tx, context, { userId: user.id, next, captcha, captcha_current }))
  if (failure !== undefined) throw new Failure(failure)
  const changed = await context.db
    .transaction((tx) => change(tx, context, user, next))
    // Mail and phone are unique: another account may have taken it in between.
    .catch(async (error: unknown) => {
      await requireFree(context.db.query, user, next)
      throw error
    })
  return viewUser(context.db.query, changed, context.now)
})

/** Stores the new contact, makes mailed links of the previous address useless, and notifies that address. */
async function change(tx: Tx, { mails, now }: CallContext, user: UserRow, { kind, value }: Contact): Promise<UserRow> {
  await requireFree(tx, user, { kind, value })
  await tx.deleteFrom('contact_changes').where('user_id', '=', user.id).where('kind', '=', kind).execute()
  const at = now.toISOString()
  await mails.put(tx, {
    id: `contact:${user.id}:${at}`,
    to: user.mail,
    content: contactMail(kind === 'phone' && user.phone === null ? 'added' : kind, at),
  })
  const changes = kind === 'mail' ? { mail: value, mail_verified: 1 as const } : { phone: value }
  await tx.updateTable('users').set(changes).where('id', '=', user.id).execute()
  if (kind === 'mail') {
    await spendLinks(tx, 'reset', user.id, now)
    await spendLinks(tx, 'verify', user.id, now)
  }
  return { ...user, ...changes }
}

/** Fails if another account has the address or number. */
async function requireFree(query: Database['query'] | Tx, { id }: UserRow, { kind, value }: Contact): Promise<void> {
  const owner = await query.selectFrom('users').select('id').where(kind, '=', value).where('id', '!=', id).executeTakeFirst()
  if (owner !== undefined) throw new Failure(kind === 'mail' ? errorCodes.mailTaken : errorCodes.phoneTaken)
}

function contactOf({ mail, phone_number }: { mail?: string | undefined; phone_number?: string | undefined }): Contact {
  return mail === undefined ? { kind: 'phone', value: phone_number ?? '' } : { kind: 'mail', value: mail }
}

function currentOf(user: UserRow, kind: Contact['kind']): string | null {
  return kind === 'mail' ? user.mail : user.phone
}

/** The current address or number that can prove the change: an unverified address may be mistyped, so that nobody could. */
function provable(user: UserRow, kind: Contact['kind']): Contact | undefined {
  const value = currentOf(user, kind)
  return value === null || (kind === 'mail' && user.mail_verified === 0) ? undefined : { kind, value }
}

/** Counts the messages: text messages like those of a sign-up, mails per account. */
async function countMessages(context: CallContext, { kind, value }: Contact): Promise<void> {
  if (kind === 'mail') return countUse(context, `contact-mail:${context.requireUser().id}`, limits.captchaMail)
  const keys = [
    [`sms:${context.keyed(value)}`, limits.sms],
    [`sms-account:${context.requireUser().id}`, limits.sms],
    [`sms-address:${context.address}`, limits.smsAddress],
  ] as const satisfies readonly LimitedKey[]
  const wait = await context.db.transaction((tx) => countAll(tx, keys, context.now))
  if (wait > 0) throw new Failure(errorCodes.smsLimit, { retry_after: wait })
}

async function sendCode(context: CallContext, { kind, value }: Contact, code: string): Promise<void> {
  const { log, mail, origin } = context
  const locale = context.requireUser().locale ?? context.locale
  if (kind === 'phone') return sendSms(context, { phone: value, code, text: smsText(code, { seconds: lifetime, locale }) })
  try {
    await mail.send({ to: value, code, ...renderMail(mailCodeMail(code), { origin, locale }) })
  } catch (error) {
    log('error', 'a mail with a code could not be sent', { error: error instanceof Error ? error.message : '' })
    throw new Failure(errorCodes.sendFailed)
  }
}
