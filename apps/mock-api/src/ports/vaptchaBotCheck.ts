import { z } from 'zod'
import type { BotCheck } from './BotCheck.ts'

/** What `vaptchaBotCheck` takes. */
export interface VaptchaBotCheckOptions {
  /** The unit's id. */
  id: string
  /** The unit's secret. */
  secret: string
  /** @default 'https://0.vaptcha.com/verify' */
  endpoint?: string
}

const reply = z.object({ success: z.union([z.literal(0), z.literal(1)]), msg: z.string().optional() })

/** Asks VAPTCHA about a token. A service that does not answer counts as failed. */
export function vaptchaBotCheck({ id, secret, endpoint = 'https://0.vaptcha.com/verify' }: VaptchaBotCheckOptions): BotCheck {
  return {
    async verify(token, address) {
      const body = new URLSearchParams({ id, secretkey: secret, scene: '0', token, ip: address })
      try {
        const response = await fetch(endpoint, { method: 'POST', body, signal: AbortSignal.timeout(3000) })
        const { success, msg } = reply.parse(await response.json())
        if (success === 1) return 'passed'
        return msg?.includes('expire') === true ? 'expired' : 'failed'
      } catch {
        return 'failed'
      }
    },
  }
}
