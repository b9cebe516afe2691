import { z } from 'zod'
import type { BotCheck } from './BotCheck.ts'

/** What `vaptchaBotCheck` takes. */
export interface VaptchaBotCheckOptions {
  /** The unit's id. */
  id: string
  /** The unit's secret. */
  secret: string
  /** The server that verifies tokens which do not name a server. @default 'https://0.vaptcha.com/verify' */
  endpoint?: string
}

const reply = z.object({ success: z.union([z.literal(0), z.literal(1)]), msg: z.string().optional() })

/** Verifies a token with VAPTCHA; the token may name its server after a space. An unreachable service counts as failed. */
export function vaptchaBotCheck({ id, secret, endpoint = 'https://0.vaptcha.com/verify' }: VaptchaBotCheckOptions): BotCheck {
  return {
    isRequired: true,
    async verify(given, address) {
      const [token = '', server = ''] = given.split(' ')
      const body = new URLSearchParams({ id, secretkey: secret, scene: '0', token, ip: address })
      try {
        const signal = AbortSignal.timeout(3000)
        const response = await fetch(isVaptcha(server) ? server : endpoint, { method: 'POST', body, redirect: 'error', signal })
        const { success, msg } = reply.parse(await response.json())
        if (success === 1) return 'passed'
        return msg?.includes('expire') === true ? 'expired' : 'failed'
      } catch {
        return 'failed'
      }
    },
  }
}

/** The secret is only sent to hosts of VAPTCHA, whichever server a visitor's token names. */
function isVaptcha(server: string): boolean {
  const url = URL.parse(server)
  return url !== null && url.protocol === 'https:' && url.port === '' && url.hostname.endsWith('.vaptcha.com')
}
