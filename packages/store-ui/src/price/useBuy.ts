import type { Edition } from '@view-site/contract'
import { useNavigation } from '@view-site/ui'
import { useRef, useState } from 'react'
import { isSessionLost, readFailure, type Failure } from '../core/readFailure.ts'
import { useStore } from '../provider/useStore.ts'

export type BuyState = { step: 'idle' } | { step: 'busy'; sku: string } | { step: 'failed'; edition: Edition; failure: Failure }

export interface UseBuyOptions {
  /** Told when the price on the page is no longer right. */
  onPriceChanged: () => void
}

/** From the click to the payment page: signs in where needed, places the order once, and goes to it. */
export function useBuy({ onPriceChanged }: UseBuyOptions): { state: BuyState; buy: (edition: Edition) => void } {
  const { checkout, session } = useStore()
  const { navigate } = useNavigation()
  const [state, setState] = useState<BuyState>({ step: 'idle' })
  // A second click comes before React has drawn the first one's state.
  const busy = useRef(false)

  async function place(edition: Edition, mayAsk: boolean): Promise<BuyState> {
    if (mayAsk && session.status === 'visitor' && !(await session.signIn())) return { step: 'idle' }
    try {
      const { orderNo } = await checkout.place({ sku: edition.sku, quantity: 1, expectAmount: edition.price ?? 0 })
      navigate(`/pay/${encodeURIComponent(orderNo)}`)
      return { step: 'idle' }
    } catch (error) {
      const failure = readFailure(error)
      if (isSessionLost(failure) && mayAsk) return (await session.signIn()) ? place(edition, false) : { step: 'idle' }
      if (failure.code === 40913) onPriceChanged()
      return { step: 'failed', edition, failure }
    }
  }

  async function run(edition: Edition) {
    if (busy.current) return
    busy.current = true
    setState({ step: 'busy', sku: edition.sku })
    try {
      setState(await place(edition, true))
    } finally {
      busy.current = false
    }
  }

  return { state, buy: (edition) => void run(edition) }
}
