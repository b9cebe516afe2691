import { SpanKind, type Attributes, type Tracer } from '@opentelemetry/api'
import type { Database } from '../db/openDatabase.ts'
import { eachGateway, type Gateway, type PaidChannel } from '../ports/payments/Gateway.ts'
import { inSpan } from './inSpan.ts'
import type { ObservedServices } from './Telemetry.ts'

/** The services with a span for each of their calls. */
export function observeServices(tracer: Tracer, { db, gateways, sms, mail, botCheck }: ObservedServices): ObservedServices {
  const call = <Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result> =>
    inSpan(tracer, name, { kind: SpanKind.CLIENT, attributes }, work)

  const observeGateway = (gateway: Gateway, channel: PaidChannel): Gateway => {
    const ask = <Result>(operation: string, work: () => Promise<Result>): Promise<Result> =>
      call(`${channel} ${operation}`, { 'shop.channel': channel, 'shop.operation': operation }, work)
    return {
      ...gateway,
      open: (order) => ask('open', () => gateway.open(order)),
      query: (outTradeNo) => ask('query', () => gateway.query(outTradeNo)),
      close: (outTradeNo) => ask('close', () => gateway.close(outTradeNo)),
      refund: (outTradeNo) => ask('refund', () => gateway.refund(outTradeNo)),
    }
  }

  const transaction: Database['transaction'] = (work) =>
    call('transaction', { 'db.system.name': systems[db.kind] }, () => db.transaction(work))
  return {
    db: { ...db, transaction },
    gateways: eachGateway(gateways, observeGateway),
    sms: { send: (message) => call('send SMS', {}, () => sms.send(message)) },
    mail: { send: (message) => call('send mail', {}, () => mail.send(message)) },
    botCheck: { ...botCheck, verify: (token, address) => call('check bot token', {}, () => botCheck.verify(token, address)) },
  }
}

const systems = { sqlite: 'sqlite', postgres: 'postgresql' } as const satisfies Record<Database['kind'], string>
