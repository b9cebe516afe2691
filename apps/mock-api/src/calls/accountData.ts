import { calls } from '@view-site/contract'
import { deleteAccount } from '../domain/accounts/deleteAccount.ts'
import { exportAccount } from '../domain/accounts/exportAccount.ts'
import { requirePassword } from '../domain/accounts/requirePassword.ts'
import { route } from '../http/route.ts'
import { hashPassword } from '../passwords.ts'
import { newToken } from '../secrets.ts'

export const accountExport = route(calls['user/export'], async ({ password }, context) => {
  const user = await requirePassword(context, password)
  return exportAccount(context.db.query, user, context.now)
})

export const accountDelete = route(calls['user/delete'], async ({ password }, context) => {
  const { id } = await requirePassword(context, password)
  const password_hash = await hashPassword(newToken())
  await context.db.transaction((tx) => deleteAccount(tx, context, { id, password_hash }))
  return { ok: 1 as const }
})
