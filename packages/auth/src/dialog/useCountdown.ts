import { useCallback, useSyncExternalStore } from 'react'

/** Whole seconds until a time (ms since 1970), counting down to 0. */
export function useCountdown(until: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((until - Date.now()) / 1000))
  const subscribe = useCallback(
    (tick: () => void) => {
      if (until <= Date.now()) return () => undefined
      const timer = setInterval(() => {
        tick()
        if (until <= Date.now()) clearInterval(timer)
      }, 250)
      return () => clearInterval(timer)
    },
    [until],
  )
  return useSyncExternalStore(subscribe, secondsLeft, secondsLeft)
}
