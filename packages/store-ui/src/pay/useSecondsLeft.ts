import { useCallback, useSyncExternalStore } from 'react'
import { nothing } from '../core/nothing.ts'
import { secondsLeft } from '../core/serverTime.ts'
import { useStore } from '../provider/useStore.ts'

/** Whole seconds until a moment of the server, counted down on the server's clock. */
export function useSecondsLeft(expiresAt: string, offset: number): number {
  const { clock } = useStore()
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
