import { useCallback, useSyncExternalStore } from 'react'
import { nothing } from '../../common/nothing.ts'
import { secondsLeft } from './serverTime.ts'
import { useStoreServices } from '../../common/services/useStoreServices.ts'

/** Whole seconds until a time on the server's clock, counting down. */
export function useSecondsLeft(expiresAt: string, offset: number): number {
  const { clock } = useStoreServices()
  const read = useCallback(() => secondsLeft(expiresAt, clock.now(), offset), [clock, expiresAt, offset])
  const subscribe = useCallback(
    (tick: () => void) => {
      let cancel = nothing
      const wait = () => {
        const left = Date.parse(expiresAt) - clock.now() - offset
        if (left <= 0) return
        cancel = clock.after(left % 1000 || 1000, () => {
          tick()
          wait()
        })
      }
      wait()
      return () => cancel()
    },
    [clock, expiresAt, offset],
  )
  return useSyncExternalStore(subscribe, read, read)
}
