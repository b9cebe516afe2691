import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../db/openDatabase.ts'
import type { TradesTable } from '../../db/tables/FakeTables.ts'
import { newId, newToken } from '../../secrets.ts'
import type { Clock } from '../Clock.ts'
import { GatewayError, type Gateway, type Gateways, type PaidChannel, type Trade } from './Gateway.ts'

/** Failures that the test channel can simulate. */
export type GatewayMode = 'ok' | 'error' | 'refuse' | 'timeout'

/** Fake payment channels with their own records in the database, and a payer controlled by a test or a person at the pay page. */
export interface TestGateway {
  /** The channels, as the API uses them. */
  channels: Gateways
  /** Simulates failures of the next `times` calls of one channel, or of all. */
  misbehave(mode: GatewayMode, times?: number, channel?: PaidChannel): void
  /** Pays `amount` fen (by default the right amount); `force` pays even if the channel has closed the payment. */
  pay(outTradeNo: string, options?: { amount?: number | undefined; force?: boolean | undefined }): Promise<Trade>
  /** Moves a payment to another state: scanned, failed, closed, refunded. */
  move(outTradeNo: string, state: Exclude<TradesTable['state'], 'SUCCESS' | 'NOTPAY'>): Promise<Trade>
  /** A signed notification about a payment in its current state; undefined while the channel has not opened it. */
  notification(outTradeNo: string): Promise<{ channel: PaidChannel; body: string; signature: string } | undefined>
}

const unpaid = ['NOTPAY', 'USERPAYING', 'PAYERROR'] as const

const notified = z.object({
  outTradeNo: z.string(),
  state: z.enum(['SUCCESS', 'REFUND', 'NOTPAY', 'CLOSED', 'USERPAYING', 'PAYERROR']),
  transactionId: z.string().optional(),
  amount: z.int().optional(),
  paidAt: z.iso.datetime().optional(),
})

/** What `testGateway` takes. */
export interface TestGatewayOptions {
  /** Path of a payment's pay page. @default '/__control/pay' */
  payPath?: string | undefined
  /** Whether its WeChat has H5. @default false */
  h5?: boolean | undefined
}

/** The fake of `Gateways`. */
export function testGateway(db: Database, clock: Clock, { payPath = '/__control/pay', h5 = false }: TestGatewayOptions = {}): TestGateway {
  const channels = { wechat: testChannel('wechat'), alipay: testChannel('alipay'), card: testChannel('card') }
  return {
    channels,
    ...payer(db, clock),
    async notification(outTradeNo) {
      const trade = await db.query.selectFrom('trades').select('channel').where('out_trade_no', '=', outTradeNo).executeTakeFirst()
      if (trade === undefined) return undefined
      const { channel } = trade
      const body = JSON.stringify(await readTrade(db, outTradeNo))
      return { channel, body, signature: channels[channel].sign(body) }
    },
    misbehave(mode, times, channel) {
      for (const name of channel === undefined ? (['wechat', 'alipay', 'card'] as const) : [channel])
        channels[name].failures.set(mode, times)
    },
  }

  function testChannel(name: PaidChannel) {
    const failures = createFailures()
    const hasH5 = h5 && name === 'wechat'
    return {
      hasH5,
      failures,
      ...signer(),
      ...channelApi(db, clock, { name, hasH5, payPath, throwIfFailing: () => failures.throwIfFailing() }),
    }
  }
}

/** The channel's API; `throwIfFailing` throws while a failure is simulated. */
function channelApi(
  db: Database,
  clock: Clock,
  { name, hasH5, payPath, throwIfFailing }: { name: PaidChannel; hasH5: boolean; payPath: string; throwIfFailing: () => void },
): Pick<Gateway, 'open' | 'query' | 'close' | 'refund'> {
  const trades = (outTradeNo: string) => db.query.updateTable('trades').where('out_trade_no', '=', outTradeNo)
  const unknown = { state: 'NOTPAY', transaction_id: null, paid_amount: null, paid_at: null } as const
  return {
    async open({ outTradeNo, amount, description, origin, returnUrl, device }) {
      throwIfFailing()
      const return_url = name !== 'wechat' || (hasH5 && device === 'wap') ? returnUrl : null
      const created_at = clock.now().toISOString()
      await db.query
        .insertInto('trades')
        .values({ ...unknown, out_trade_no: outTradeNo, channel: name, return_url, amount, description, created_at })
        .onConflict((conflict) => conflict.column('out_trade_no').doNothing())
        .execute()
      return { url: `${origin}${payPath}/${outTradeNo}` }
    },
    async query(outTradeNo) {
      throwIfFailing()
      return readTrade(db, outTradeNo)
    },
    async close(outTradeNo) {
      throwIfFailing()
      await trades(outTradeNo).set({ state: 'CLOSED' }).where('state', 'in', unpaid).execute()
      return readTrade(db, outTradeNo)
    },
    async refund(outTradeNo) {
      throwIfFailing()
      await trades(outTradeNo).set({ state: 'REFUND' }).where('state', '=', 'SUCCESS').execute()
    },
  }
}

/** A channel's signature. */
function signer(): Pick<Gateway, 'readNotification' | 'acceptedReply'> & { sign(body: string): string } {
  const secret = newToken()
  const sign = (body: string): string => createHmac('sha256', secret).update(body).digest('hex')
  return {
    sign,
    acceptedReply: { type: 'application/json', body: '{"code":"SUCCESS","message":""}' },
    readNotification({ body, header }) {
      const own = Buffer.from(sign(body))
      const other = Buffer.from(header('x-signature') ?? '')
      if (own.length !== other.length || !timingSafeEqual(own, other)) return undefined
      return notified.parse(JSON.parse(body))
    },
  }
}

/** The payer's actions. */
function payer(db: Database, clock: Clock): Pick<TestGateway, 'pay' | 'move'> {
  const trades = (outTradeNo: string) => db.query.updateTable('trades').where('out_trade_no', '=', outTradeNo)
  return {
    async pay(outTradeNo, { amount, force = false } = {}) {
      const trade = await db.query.selectFrom('trades').select('amount').where('out_trade_no', '=', outTradeNo).executeTakeFirst()
      const paid = { transaction_id: newId('t'), paid_amount: amount ?? trade?.amount ?? 0, paid_at: clock.now().toISOString() }
      const payable = force ? [...unpaid, 'CLOSED' as const] : unpaid
      await trades(outTradeNo)
        .set({ ...paid, state: 'SUCCESS' })
        .where('state', 'in', payable)
        .execute()
      return readTrade(db, outTradeNo)
    },
    async move(outTradeNo, state) {
      const from = state === 'REFUND' ? (['SUCCESS'] as const) : unpaid
      await trades(outTradeNo).set({ state }).where('state', 'in', from).execute()
      return readTrade(db, outTradeNo)
    },
  }
}

/** An attempt unknown to the channel (opening it failed) counts as closed. */
async function readTrade(db: Database, outTradeNo: string): Promise<Trade> {
  const row = await db.query.selectFrom('trades').selectAll().where('out_trade_no', '=', outTradeNo).executeTakeFirst()
  if (row === undefined) return { outTradeNo, state: 'CLOSED' }
  return {
    outTradeNo,
    state: row.state,
    transactionId: row.transaction_id ?? undefined,
    amount: row.paid_amount ?? undefined,
    paidAt: row.paid_at ?? undefined,
  }
}

function createFailures() {
  let mode: GatewayMode = 'ok'
  let left = Infinity
  return {
    set(next: GatewayMode, times = Infinity) {
      mode = next
      left = times
    },
    throwIfFailing() {
      if (mode === 'ok' || left <= 0) return
      left -= 1
      if (mode === 'refuse') throw new GatewayError('refused', 'Simulated refusal of the test channel')
      throw new GatewayError(
        'unavailable',
        mode === 'timeout' ? 'The test channel does not answer in time' : 'The test channel is out of order',
      )
    },
  }
}
