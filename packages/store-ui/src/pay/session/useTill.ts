import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createTill, type Till } from './createTill.ts'
import { browserActivity } from './pageActivity.ts'
import { payDevice } from './payDevice.ts'
import type { TillState } from './tillState.ts'
import { useStoreServices } from '../../shared/services/useStoreServices.ts'

/** The till of an order, running while the component is mounted. */
export function useTill(orderNo: string): { till: Till; state: TillState } {
  const { api, clock, storage } = useStoreServices()
  const till = useMemo(
    () => createTill({ orderNo, api, clock, storage, activity: browserActivity, device: payDevice }),
    [orderNo, api, clock, storage],
  )
  useEffect(() => {
    till.start()
    return till.stop
  }, [till])
  return { till, state: useSyncExternalStore(till.state.subscribe, till.state.get, till.state.get) }
}
