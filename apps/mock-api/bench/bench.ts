import { rm, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../test/support/startPostgres.ts'
import { loseNotifications } from './loseNotifications.ts'
import { measureEnumeration } from './measureEnumeration.ts'
import { measurePolling } from './measurePolling.ts'
import { raceSettlements } from './raceSettlements.ts'

const { values } = parseArgs({
  options: {
    payers: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    settlements: { type: 'string', default: '10000' },
    orders: { type: 'string', default: '10000' },
    processes: { type: 'string', default: '4' },
    only: { type: 'string', default: 'polling,enumeration,settlements' },
  },
})

/**
 * `pnpm bench:api [--payers 1000] [--seconds 20] [--settlements 10000] [--only polling,enumeration,settlements]`: polling and lists on both
 * engines, whether response times reveal which accounts exist, and concurrent settlements from four processes on PostgreSQL.
 * `pnpm bench:settle [--orders 10000] [--processes 4]`: sales whose notifications are lost, doubled, reordered or late.
 */
async function main(): Promise<void> {
  // Exiting by `process.exit` also ends the child processes.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const parts = values.only.split(',')
  const directory = await mkdtemp(join(tmpdir(), 'bench-api-'))
  const postgres = await startPostgres()
  try {
    if (parts.includes('polling')) {
      const load = { payers: Number(values.payers), seconds: Number(values.seconds) }
      await measurePolling('SQLite', { DATABASE_FILE: join(directory, 'data.sqlite') }, load)
      await measurePolling('PostgreSQL', { DATABASE_URL: postgres.url }, load)
    }
    if (parts.includes('enumeration')) await measureEnumeration({ DATABASE_FILE: join(directory, 'accounts.sqlite') }, { rounds: 100 })
    if (parts.includes('settlements')) {
      const url = await postgres.database('settlements')
      await raceSettlements(url, { settlements: Number(values.settlements), processes: 4 })
    }
    if (parts.includes('notifications')) {
      const url = await postgres.database('notifications')
      await loseNotifications(url, { orders: Number(values.orders), processes: Number(values.processes) })
    }
  } finally {
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

await main()
