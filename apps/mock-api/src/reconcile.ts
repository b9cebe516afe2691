import { appOptions } from './appOptions.ts'
import { createApp } from './createApp.ts'
import { readEnv } from './env.ts'
import { jsonLog } from './log.ts'
import { systemClock } from './ports/Clock.ts'
import { telemetryOf } from './telemetry/telemetryOf.ts'

/**
 * `node --conditions=@view-site/source src/reconcile.ts [days]`: compares the payments of the last days (three by default) with their
 * channels, settles what differs and prints what it found. Reads the environment of the server, which may keep running.
 */
async function main(): Promise<void> {
  const days = Number(process.argv[2] ?? 3)
  if (!(days > 0)) throw new Error(`"${process.argv[2]}" is no number of days; write for example 30`)
  const env = readEnv(process.env)
  const clock = systemClock()
  const log = jsonLog(
    (line) => process.stderr.write(line),
    () => clock.now(),
    env.LOG_LEVEL,
  )
  const telemetry = await telemetryOf({ env, clock, log })
  const app = await createApp({ ...appOptions(env, clock), control: false, log, telemetry })
  const found = await app.reconcile(new Date(clock.now().getTime() - days * 24 * 3_600_000))
  process.stdout.write(`${JSON.stringify(found)}\n`)
  await app.close()
  await telemetry?.close()
  if (found.failed > 0) process.exitCode = 1
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
