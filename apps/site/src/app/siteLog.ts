import type { Layout } from '@view-site/layout'
import { attachLog, createLog } from '@view-site/layout/log'
import type { Services } from './services.ts'

/** Makes the log, has it catch what nobody handles, and gives it what waited. */
export function startLog({ session, logInbox }: Services, layout: Layout): void {
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
}
