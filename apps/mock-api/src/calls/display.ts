import { calls } from '@view-site/contract'
import { countUse } from '../domain/accounts/countUse.ts'
import { limits } from '../limits.ts'
import { route } from '../http/route.ts'

export const displayCreate = route(calls['pro/display/create'], async (body, context) => {
  const { db, now, session } = context
  await countUse(context, `display:${context.address}`, limits.display)
  const visitor = session?.user.uuid ?? (body.uuid === '' ? null : body.uuid)
  const { numInsertedOrUpdatedRows } = await db.query
    .insertInto('demo_requests')
    .values({ phone: body.phone_number, visitor, fields: JSON.stringify(body), created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n ? { requested: 0 as const, ...body } : { requested: 1 as const }
})
