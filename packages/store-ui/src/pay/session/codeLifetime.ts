import type { KeyValueStorage } from '@view-site/platform'
import type { OpenPayment } from './payMethods.ts'

const key = 'store-code-lifetime'

/** How long a payment's code is valid altogether, in ms, kept by attempt so that a reload does not fill the progress bar again. */
export function codeLifetime(storage: KeyValueStorage | undefined, payment: OpenPayment): number {
  const left = Date.parse(payment.expires_at) - Date.parse(payment.server_time)
  try {
    const [attempt, lifetime] = storage?.getItem(key)?.split(' ') ?? []
    if (attempt === payment.attempt_id && Number(lifetime) >= left) return Number(lifetime)
    storage?.setItem(key, `${payment.attempt_id} ${left}`)
  } catch {
    // Without storage the bar starts from the time that is left.
  }
  return left
}
