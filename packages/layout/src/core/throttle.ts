/** A function that runs at most once an interval, the last call included. */
export interface Throttled {
  call: () => void
  cancel: () => void
}

/**
 * Runs at the first animation frame after `interval` ms since the last run; where there are no animation frames
 * (a page in the background, a test), at a timer of 16 ms.
 */
export function throttle(run: () => void, interval: number): Throttled {
  let last = Number.NEGATIVE_INFINITY
  let waiting = false

  const step = () => {
    if (!waiting) return
    if (Date.now() - last < interval) return nextFrame(step)
    waiting = false
    last = Date.now()
    run()
  }
  return {
    call() {
      if (!waiting) nextFrame(step)
      waiting = true
    },
    cancel() {
      waiting = false
    },
  }
}

function nextFrame(run: () => void): void {
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(run)
  else setTimeout(run, 16)
}
