import { useEffect, useEffectEvent, useState } from 'react'

export interface Countdown {
  /** Whole seconds left. */
  left: number
  stopped: boolean
  stop: () => void
}

/** Counts down whole seconds, then calls `done` once unless it was stopped. */
export function useCountdown(seconds: number, done: () => void): Countdown {
  const [left, setLeft] = useState(seconds)
  const [stopped, setStopped] = useState(false)
  const finish = useEffectEvent(done)
  useEffect(() => {
    if (stopped) return undefined
    const timer = setTimeout(() => {
      if (left > 1) setLeft(left - 1)
      else finish()
    }, 1000)
    return () => clearTimeout(timer)
  }, [left, stopped])
  return { left, stopped, stop: () => setStopped(true) }
}
