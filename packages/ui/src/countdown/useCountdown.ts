import { systemClock, type Clock } from '@view-site/platform'
import { useCallback, useSyncExternalStore } from 'react'

/** Whole seconds until a time (ms since 1970), rounded up, counting down to 0. */
export function useCountdown(until: number, clock: Clock = systemClock): number {
  const secondsLeft = () => Math.max(0, Math.ceil((until - clock.now()) / 1000))
  const subscribe = useCallback(
    (tick: () => void) => {
      let cancel = () => {}
      const wait = () => {
        const left = until - clock.now()
        if (left <= 0) return
        // Fires at the next whole second.
        cancel = clock.after(left % 1000 || 1000, () => {
          tick()
          wait()
        })
      }
      wait()
      return () => cancel()
    },
    [clock, until],
  )
  return useSyncExternalStore(subscribe, secondsLeft, secondsLeft)
}
