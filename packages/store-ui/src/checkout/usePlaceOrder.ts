import * as errorCodes from '@view-site/contract/error-codes'
import { useNavigation } from '@view-site/ui'
import { useRef, useState } from 'react'
import type { Purchasable } from './createCheckout.ts'
import { orderPaths } from '../common/orderPaths.ts'
import { isFinal, isSessionLost, readFailure, type Failure } from '../common/failures/readFailure.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'

/** The progress of placing an order; `of` is what is ordered. */
export type PlacingState<Of> = { step: 'idle' } | { step: 'busy'; of: Of } | { step: 'failed'; of: Of; failure: Failure }

export interface UsePlaceOrderOptions<Of> {
  purchasable: (of: Of) => Purchasable
  /** What the sign-in is for, in the visitor's language. */
  purpose: (of: Of) => string
  /** Asked after a sign-in, which may show that the order should be another one; false places nothing. @default places it */
  confirm?: (of: Of) => Promise<boolean>
  /** Called when the price on the page is no longer current. */
  onPriceChanged: () => void
}

/** How long the payment page may take to appear, in ms: until then, further clicks are ignored. */
const onTheWay = 2000

/** From the click to the payment page: signs in where needed, places the order once, and goes to it. */
export function usePlaceOrder<Of>({ purchasable, purpose, confirm, onPriceChanged }: UsePlaceOrderOptions<Of>): {
  state: PlacingState<Of>
  place: (of: Of) => void
} {
  const { checkout, clock, intent, session } = useStoreServices()
  const { navigate } = useNavigation()
  const [state, setState] = useState<PlacingState<Of>>({ step: 'idle' })
  // A second click can arrive before React has rendered the first one's state.
  const busy = useRef(false)

  /** Keeps what is being bought until the order is placed or the visitor closes the sign-in; false if nothing is to be ordered. */
  async function signIn(of: Of): Promise<boolean> {
    intent.keep(purchasable(of))
    const mayPlace = (await session.signIn(purpose(of))) && ((await confirm?.(of)) ?? true)
    if (!mayPlace) intent.drop()
    return mayPlace
  }

  async function tryToPlace(of: Of, mayAsk: boolean): Promise<PlacingState<Of>> {
    if (mayAsk && session.status === 'visitor' && !(await signIn(of))) return { step: 'idle' }
    try {
      const item = purchasable(of)
      const { orderNo } = await checkout.place(item)
      intent.drop()
      navigate(orderPaths({ order_no: orderNo, type: item.type ?? 'product' }).pay)
      await new Promise<void>((resolve) => clock.after(onTheWay, resolve))
      return { step: 'idle' }
    } catch (error) {
      const failure = readFailure(error)
      if (isSessionLost(failure) && mayAsk) return (await signIn(of)) ? tryToPlace(of, false) : { step: 'idle' }
      if (isFinal(failure)) intent.drop()
      if (failure.code === errorCodes.amountChanged) onPriceChanged()
      return { step: 'failed', of, failure }
    }
  }

  async function run(of: Of) {
    if (busy.current) return
    busy.current = true
    setState({ step: 'busy', of })
    try {
      setState(await tryToPlace(of, true))
    } finally {
      busy.current = false
    }
  }

  return { state, place: (of) => void run(of) }
}
