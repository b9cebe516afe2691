import { inBatches } from '../test/support/inBatches.ts'
import { startProcess } from '../test/support/startProcess.ts'
import { apiCaller, type ApiCaller } from './apiCaller.ts'
import { openOrder } from './openOrder.ts'

/** Number of settlements, and of processes that run them concurrently. */
export interface RaceOptions {
  settlements: number
  processes: number
}

/**
 * Pays orders and lets every process settle each of them at the same time: notification, checks, finish/auto and cancel. Throws unless
 * every order has exactly one purchase afterwards.
 */
export async function raceSettlements(url: string, { settlements, processes }: RaceOptions): Promise<void> {
  const servers = [await startProcess({ DATABASE_URL: url })]
  servers.push(...(await Promise.all(Array.from({ length: processes - 1 }, () => startProcess({ DATABASE_URL: url })))))
  const apis = servers.map((server) => apiCaller(server.url, 32))
  const [first] = apis
  if (first === undefined) throw new Error('There is no process to race; set --processes to 1 or more.')
  const started = performance.now()
  const wrong: string[] = []
  let done = 0
  await inBatches(Array.from({ length: settlements }), 32, async () => {
    const outcome = await settleEverywhere(first, apis)
    if (outcome !== 'finished 1') wrong.push(outcome)
    done += 1
    if (done % 1000 === 0) process.stdout.write(`  ${done} orders settled, ${wrong.length} wrong\n`)
  })
  const seconds = (performance.now() - started) / 1000
  process.stdout.write(
    `PostgreSQL, ${processes} processes: ${settlements} orders in ${seconds.toFixed(0)} s, ${settlements * (processes + 3)} settlements raced, ${wrong.length} wrong\n`,
  )
  for (const api of apis) api.close()
  await Promise.all(servers.map((server) => server.stop()))
  if (wrong.length > 0) throw new Error(`Not one purchase for each order: ${[...new Set(wrong)].join(', ')}`)
}

async function settleEverywhere(first: ApiCaller, apis: readonly ApiCaller[]): Promise<string> {
  const order = await openOrder(first)
  const { order_no } = order
  await first.control('/gateway', { order_no, event: 'paid', notify: 0 })
  await Promise.all([
    ...apis.map((api) => api.call('pro/order/pay/wechat/check', order)),
    first.control('/gateway', { order_no, event: 'notify' }),
    apis.at(-1)?.call('pro/order/finish/auto', order),
    apis.at(1)?.call('pro/order/cancel', order),
  ])
  const [info, purchases] = await Promise.all([
    first.call('pro/order/info', order),
    first.call('pro/purchase/list', { token: order.token }),
  ])
  return `${String(info.data['status'])} ${String(purchases.data['total'])}`
}
