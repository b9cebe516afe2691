import { settle } from '../domain/settle.ts'
import type { Trade } from '../ports/Gateway.ts'
import type { Services } from '../services.ts'
import type { TestSides } from './testSides.ts'

/** Reports a payment to the API `times` times at once, signed, the way the channel would. */
export async function notify(services: Services, { gateway }: TestSides, outTradeNo: string, times: number): Promise<void> {
  const { channel, body, signature } = await gateway.notification(outTradeNo)
  const trade = services.gateways[channel].readNotification(body, signature)
  if (trade === undefined) throw new Error('The gateway does not know its own signature; control and API need the same gateway')
  await Promise.all(Array.from({ length: times }, () => settle(services, trade)))
}

/** The payer pays, and the channel says so once. */
export async function payAttempt(services: Services, sides: TestSides, outTradeNo: string): Promise<Trade> {
  const trade = await sides.gateway.pay(outTradeNo)
  if (trade.state === 'SUCCESS') await notify(services, sides, outTradeNo, 1)
  return trade
}
