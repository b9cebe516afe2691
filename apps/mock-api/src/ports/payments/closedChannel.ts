import { GatewayError, type Gateway } from './Gateway.ts'

/** A channel that this server has no keys for: no payment is opened, and none of an earlier configuration can be asked about. */
export function closedChannel(hint: string): Gateway {
  const refuse = (): Promise<never> => Promise.reject(new GatewayError('unavailable', `The channel has no keys; ${hint}`))
  return {
    open: refuse,
    query: refuse,
    close: refuse,
    refund: refuse,
    readNotification: () => undefined,
    acceptedReply: { type: 'text/plain', body: '' },
  }
}
