import type { Layout } from '@view-site/layout'
import { attachLog, createLog, type Log } from '@view-site/layout/log'
import type { Services } from '../app/services/services.ts'

/** Creates the log, which records unhandled errors, and adds the buffered entries. */
export function startLog({ session, logBuffer }: Services, layout: Layout): Log {
  const log = createLog({
    context() {
      const { user } = session.get()
      return { user, uuid: user?.uuid, token: session.token() }
    },
  })
  attachLog(log)
  logBuffer.waiting.splice(0).forEach((input) => log.add(input))
  logBuffer.add = log.add
  layout.update({ log })
  return log
}
