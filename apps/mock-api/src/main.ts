import { serve } from '@hono/node-server'
import { appOptions } from './appOptions.ts'
import { createApp, type App } from './createApp.ts'
import { readEnv } from './env.ts'
import { jsonLog, type Log } from './log.ts'
import { systemClock, testClock } from './ports/Clock.ts'

/** Interval of `catchUp` in milliseconds. */
const catchUpEvery = 60_000

/** Milliseconds that running requests get to finish on shutdown. */
const patience = 5000

/** Milliseconds in which a request's headers, and the whole request, have to arrive. */
const arrival = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5000 }

async function main(): Promise<void> {
  const env = readEnv(process.env)
  const clock = testClock(systemClock())
  const log = jsonLog(
    (line) => process.stdout.write(line),
    () => clock.now(),
    env.LOG_LEVEL,
  )
  const app = await createApp({ ...appOptions(env, clock), log, clock })
  const catchingUp = keepCatchingUp(app, log)
  const server = serve(
    { fetch: (request, bindings) => app.fetch(request, bindings), hostname: env.HOST, port: env.PORT, serverOptions: arrival },
    ({ port }) => {
      log('info', 'listening', {
        host: env.HOST,
        port,
        control: env.CONTROL,
        services: app.simulated ? 'simulated: payments, messages and bot checks are not real' : 'real',
        database: env.DATABASE_URL === undefined ? env.DATABASE_FILE : 'postgres',
      })
    },
  )
  // Longer than a proxy in front keeps idle connections; otherwise it could send into one that is being closed.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 75_000
  server.once('error', (error) => {
    log('error', 'cannot listen', { error: error.message, hint: 'another PORT may be free' })
    process.exit(1)
  })
  stopOnSignal(server, app, log, catchingUp)
}

function keepCatchingUp(app: App, log: Log): NodeJS.Timeout {
  let isRunning = false
  const look = (): void => {
    if (isRunning) return
    isRunning = true
    app
      .catchUp()
      .catch((error: unknown) => log('error', 'work was left undone', { error: error instanceof Error ? error.message : '' }))
      .finally(() => (isRunning = false))
  }
  look()
  return setInterval(look, catchUpEvery)
}

function stopOnSignal(server: ReturnType<typeof serve>, app: App, log: Log, catchingUp: NodeJS.Timeout): void {
  const stop = (signal: NodeJS.Signals): void => {
    log('info', 'stopping', { signal })
    clearInterval(catchingUp)
    setTimeout(() => process.exit(1), patience).unref()
    server.close(() => void app.close().finally(() => process.exit(0)))
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

await main().catch((error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? `\nCause: ${error.cause.message}` : ''
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${cause}\n`)
  process.exit(1)
})
