import type { Order } from '@view-site/contract'
import { useEffect, useEffectEvent } from 'react'
import { useStoreServices } from '../common/services/useStoreServices.ts'

/** The server closes an order when it is read after its expiry. */
const slackMs = 1_000

/** Calls `refresh` when the first unpaid order expires, so that a list that stays open does not offer a payment that is no longer possible. */
export function useRefreshAtExpiry(orders: readonly Order[], refresh: () => void): void {
  const { clock } = useStoreServices()
  const expiries = orders.filter(({ can }) => can.pay).map(({ expires_at }) => Date.parse(expires_at))
  const next = Math.min(...expiries)
  const onExpiry = useEffectEvent(refresh)
  useEffect(() => {
    const left = next - clock.now()
    // With a device's clock that is fast, the order may still be open at the server.
    if (!Number.isFinite(left) || left < 0) return undefined
    return clock.after(left + slackMs, () => onExpiry())
  }, [clock, next])
}
