import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import { createPaymentSession, type PaymentSession } from './createPaymentSession.ts'
import { browserActivity } from './pageActivity.ts'
import { payDevice } from './payDevice.ts'
import type { CardPlace } from './payMethods.ts'
import type { PaymentState } from './paymentState.ts'

/** The payment session of an order, running while the component is mounted. */
export function usePaymentSession(orderNo: string, cards?: CardPlace): { session: PaymentSession; state: PaymentState } {
  const { api, clock, storage } = useStoreServices()
  const session = useMemo(
    () => createPaymentSession({ orderNo, api, clock, storage, activity: browserActivity, device: payDevice, cards }),
    [orderNo, api, clock, storage, cards],
  )
  useEffect(() => {
    session.start()
    return session.stop
  }, [session])
  return { session, state: useSyncExternalStore(session.state.subscribe, session.state.get, session.state.get) }
}
