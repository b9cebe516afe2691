import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { appOptions } from './appOptions.ts'
import { createApp, type App } from './createApp.ts'
import { readEnv } from './env.ts'
import { serveApp } from './http/serveApp.ts'
import { jsonLog, type Log } from './log.ts'
import { systemClock, testClock } from './ports/Clock.ts'
import type { Telemetry } from './telemetry/Telemetry.ts'
import { telemetryOf } from './telemetry/telemetryOf.ts'

/** Interval of `catchUp` in milliseconds. */
const catchUpEvery = 60_000

/** Milliseconds that running requests get to finish on shutdown. */
const shutdownTimeout = 5000

async function main(): Promise<void> {
  const env = readEnv(process.env)
  const clock = testClock(systemClock())
  const log = jsonLog(
    (line) => process.stdout.write(line),
    () => clock.now(),
    env.LOG_LEVEL,
  )
  const telemetry = await telemetryOf({ env, clock, log })
  const app = await createApp({ ...appOptions(env, clock), log, clock, telemetry })
  const catchingUp = keepCatchingUp(app, log)
  const server = serveApp(app, { host: env.HOST, port: env.PORT })
  server.once('listening', () => {
    log('info', 'listening', {
      host: env.HOST,
      port: portOf(server.address()),
      control: env.CONTROL,
      services: app.simulated ? 'simulated: payments, messages and bot checks are not real' : 'real',
      database: env.DATABASE_URL === undefined ? env.DATABASE_FILE : 'postgres',
    })
  })
  server.once('error', (error) => {
    log('error', 'cannot listen', { error: error.message, hint: 'another PORT may be free' })
    process.exit(1)
  })
  stopOnSignal({ server, app, log, catchingUp, telemetry })
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

function portOf(address: AddressInfo | string | null): number | undefined {
  return typeof address === 'string' ? undefined : address?.port
}

interface Running {
  server: Server
  app: App
  log: Log
  catchingUp: NodeJS.Timeout
  telemetry: Telemetry | undefined
}

function stopOnSignal({ server, app, log, catchingUp, telemetry }: Running): void {
  const stop = (signal: NodeJS.Signals): void => {
    log('info', 'stopping', { signal })
    clearInterval(catchingUp)
    setTimeout(() => process.exit(1), shutdownTimeout).unref()
    server.close(() => {
      void app
        .close()
        .finally(() => telemetry?.close())
        .finally(() => process.exit(0))
    })
    server.closeIdleConnections()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

await main().catch((error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? `\nCause: ${error.cause.message}` : ''
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${cause}\n`)
  process.exit(1)
})
