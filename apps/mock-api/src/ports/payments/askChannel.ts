import { GatewayError } from './Gateway.ts'

/** A channel's answer, with its text as it was signed. */
export interface ChannelReply {
  status: number
  text: string
  header: (name: string) => string | undefined
}

/**
 * Sends a request to a payment channel. A redirect counts as no answer: the signed request is for this address alone.
 * @throws GatewayError `unavailable` if there is no answer within five seconds.
 */
export async function askChannel(channel: string, url: string, init: RequestInit): Promise<ChannelReply> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(5000) })
    return { status: response.status, text: await response.text(), header: (name) => response.headers.get(name) ?? undefined }
  } catch (error) {
    throw new GatewayError('unavailable', `${channel} does not answer: ${error instanceof Error ? error.message : ''}`)
  }
}
