import * as errorCodes from '@view-site/contract/error-codes'
import { Failure } from '../../http/Failure.ts'
import type { CallContext } from '../../http/CallContext.ts'
import { forgetHits, limits } from '../../limits.ts'
import { checkPassword } from '../../passwords.ts'
import type { UserRow } from '../../db/tables/AccountTables.ts'
import { countUse } from './countUse.ts'

/** The signed-in user, who has typed the password again. Throws `passwordRequired` for a wrong one, `tooOften` after five wrong ones. */
export async function requirePassword(context: CallContext, password: string): Promise<UserRow> {
  const user = context.requireUser()
  const key = `password:${user.id}`
  await countUse(context, key, limits.signin)
  if (!(await checkPassword(password, user.password_hash))) throw new Failure(errorCodes.passwordRequired)
  await context.db.transaction((tx) => forgetHits(tx, key))
  return user
}
