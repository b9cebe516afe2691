import { calls } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { requireHolder, submitRealName, viewRealName } from '../domain/accounts/realNames.ts'
import { Failure } from '../http/Failure.ts'
import { requestIdRoute, route } from '../http/route.ts'

export const realNameInfo = route(calls['user/auth/info'], async (_body, context) => {
  const user = context.requireUser()
  await requireHolder(context.db.query, user, context.now)
  return viewRealName(context.db.query, user)
})

export const realNameSubmit = requestIdRoute(calls['user/auth/submit'], async (body, context, tx) => {
  const user = await tx.selectFrom('users').selectAll().where('id', '=', context.requireUser().id).forUpdate().executeTakeFirstOrThrow()
  await requireHolder(tx, user, context.now)
  if (user.real_name === 'pending' || user.real_name === 'passed') throw new Failure(errorCodes.wrongState)
  await submitRealName(tx, user.id, body, context.now)
  return viewRealName(tx, { id: user.id, real_name: 'pending' })
})
