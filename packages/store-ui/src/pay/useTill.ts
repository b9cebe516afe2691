import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createTill, type Till } from '../core/createTill.ts'
import { browserActivity } from '../core/pageActivity.ts'
import { payDevice } from '../core/payDevice.ts'
import type { TillState } from '../core/tillState.ts'
import { useStore } from '../provider/useStore.ts'

/** The till of an order, running while the component is mounted. */
export function useTill(orderNo: string): { till: Till; state: TillState } {
  const { api, clock, storage } = useStore()
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
