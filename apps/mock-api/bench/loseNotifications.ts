import { raceNotifications } from '../test/support/raceNotifications.ts'
import { startProcess } from '../test/support/startProcess.ts'

/** Number of orders, and of processes that share the database. */
export interface LoseNotificationsOptions {
  orders: number
  processes: number
}

/**
 * Sells while notifications are lost, doubled, reordered or a day late, and reconciles once. Throws unless every order is as its channel
 * knows it, the money agrees to the fen, and nothing is open.
 */
export async function loseNotifications(url: string, { orders, processes }: LoseNotificationsOptions): Promise<void> {
  const database = { DATABASE_URL: url }
  const servers = [await startProcess(database)]
  servers.push(...(await Promise.all(Array.from({ length: processes - 1 }, () => startProcess(database)))))
  const started = performance.now()
  const seconds = (): string => ((performance.now() - started) / 1000).toFixed(0)
  const result = await raceNotifications({
    post: (which, path, body) => post(`${servers[which % processes]?.url}${path}`, body),
    processes,
    orders,
    database: { url },
    onProgress: (done) => void (done % 960 === 0 && process.stdout.write(`  ${done} orders after ${seconds()} s\n`)),
  })
  const { wrong, open, kept, earned } = result
  process.stdout.write(
    `PostgreSQL, ${processes} processes: ${result.orders} orders in ${seconds()} s, ${result.finished} finished; ` +
      `${wrong.length} wrong, ${open.length} open; the channel kept ${kept} fen, the orders were paid with ${earned} fen\n`,
  )
  await Promise.all(servers.map((server) => server.stop()))
  if (wrong.length + open.length > 0 || kept !== earned)
    throw new Error(`Not every order is as its channel knows it: ${JSON.stringify(result)}`)
}

/** Posts until there is a reply: on a busy machine a connection may be closed, and every step of a purchase may be repeated. */
async function post(url: string, body: object, tries = 5): Promise<unknown> {
  try {
    const headers = { 'content-type': 'application/json' }
    return await (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  } catch (error) {
    if (tries <= 1) throw error
    return post(url, body, tries - 1)
  }
}
