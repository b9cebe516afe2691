import type { Layout } from '@view-site/layout'
import { attachLog, createLog, type Log } from '@view-site/layout/log'
import type { Services } from '../app/services.ts'

/** Makes the log, has it catch what nobody handles, and gives it what waited. */
export function startLog({ session, logInbox }: Services, layout: Layout): Log {
  const log = createLog({
    context() {
      const { user } = session.get()
      return { user, uuid: user?.uuid, token: session.token() }
    },
  })
  attachLog(log)
  logInbox.waiting.splice(0).forEach((input) => log.add(input))
  logInbox.add = log.add
  layout.update({ log })
  return log
}
