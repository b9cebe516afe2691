import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { inBatches } from '../test/support/inBatches.ts'
import { startProcess } from '../test/support/startProcess.ts'
import { apiCaller, type ApiCaller } from './apiCaller.ts'
import { openOrder, type Payer } from './openOrder.ts'

/** The load put on the API. */
export interface PollingLoad {
  /** Number of clients that each ask every two seconds whether their order is paid. */
  payers: number
  seconds: number
}

/** One in ten of their calls lists orders. */
const listEvery = 10
const pollInterval = 2000

/** Simulates clients that poll like the pay page and list their orders in between: calls per second, latencies, memory. */
export async function measurePolling(engine: string, variables: Record<string, string>, { payers, seconds }: PollingLoad): Promise<void> {
  const server = await startProcess(variables)
  const api = apiCaller(server.url)
  const waiting = await inBatches(Array.from({ length: payers }), 20, () => openOrder(api))
  const times: Record<'check' | 'list', number[]> = { check: [], list: [] }
  const started = performance.now()
  const until = started + seconds * 1000
  await Promise.all(
    waiting.map((payer, index) => poll(api, payer, { index, first: started + (index * pollInterval) / payers, until, times })),
  )
  const elapsed = (performance.now() - started) / 1000
  const all = times.check.length + times.list.length
  print(`${engine}: ${payers} payers for ${elapsed.toFixed(1)} s: ${(all / elapsed).toFixed(0)} calls/s, ${await memoryOf(server.pid)} MB`)
  for (const kind of ['check', 'list'] as const) print(`  ${kind.padEnd(6)} ${describe(times[kind])}`)
  await saturate(api, waiting)
  api.close()
  await server.stop()
}

async function poll(
  api: ApiCaller,
  payer: Payer,
  { index, first, until, times }: { index: number; first: number; until: number; times: Record<'check' | 'list', number[]> },
): Promise<void> {
  let due = first
  for (let turn = index; due < until; turn++) {
    // oxlint-disable-next-line no-await-in-loop -- a payer asks again after an answer
    await sleep(Math.max(0, due - performance.now()))
    const kind = turn % listEvery === 0 ? 'list' : 'check'
    const sent = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- a payer asks again after an answer
    await ask(api, payer, kind)
    times[kind].push(performance.now() - sent)
    due += pollInterval
  }
}

function ask(api: ApiCaller, payer: Payer, kind: 'check' | 'list') {
  return kind === 'check' ? api.call('pro/order/pay/wechat/check', payer) : api.call('pro/order/list', { token: payer.token })
}

/** Full speed: 32 clients that do not wait between calls. */
async function saturate(api: ApiCaller, payers: readonly Payer[]): Promise<void> {
  for (const kind of ['check', 'list'] as const) {
    const times: number[] = []
    const started = performance.now()
    const work = async (payer: Payer): Promise<void> => {
      while (performance.now() - started < 5000) {
        const sent = performance.now()
        // oxlint-disable-next-line no-await-in-loop -- one call after the other
        await ask(api, payer, kind)
        times.push(performance.now() - sent)
      }
    }
    // oxlint-disable-next-line no-await-in-loop -- one kind after the other
    await Promise.all(payers.slice(0, 32).map(work))
    print(`  ${kind} at full speed: ${((times.length * 1000) / (performance.now() - started)).toFixed(0)} calls/s  ${describe(times)}`)
  }
}

function describe(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)
  return `${times.length} calls  p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  p99 ${at(0.99)} ms  max ${at(1)} ms`
}

/** Resident memory of a process, on systems that report it (Linux). */
async function memoryOf(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1]
  return kilobytes === undefined ? '?' : (Number(kilobytes) / 1024).toFixed(0)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
