import { settle } from '../domain/orders/settle.ts'
import type { Trade } from '../ports/payments/Gateway.ts'
import type { Services } from '../services.ts'
import type { Fakes } from './Fakes.ts'

/** Sends the channel's signed payment notification to the API, `times` times concurrently. */
export async function notify(services: Services, { gateway }: Fakes, outTradeNo: string, times: number): Promise<void> {
  const notification = await gateway.notification(outTradeNo)
  if (notification === undefined) return
  const { channel, body, signature } = notification
  const trade = services.gateways[channel].readNotification({ body, header: (name) => (name === 'x-signature' ? signature : undefined) })
  if (trade === undefined) throw new Error('The gateway does not know its own signature; control and API need the same gateway')
  await Promise.all(Array.from({ length: times }, () => settle(services, trade)))
}

/** Pays as the payer would, with one notification from the channel. */
export async function payAttempt(services: Services, fakes: Fakes, outTradeNo: string): Promise<Trade> {
  const trade = await fakes.gateway.pay(outTradeNo)
  if (trade.state === 'SUCCESS') await notify(services, fakes, outTradeNo, 1)
  return trade
}
