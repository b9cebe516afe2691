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
  let cancelNext: (() => void) | null = null

  const step = () => {
    if (Date.now() - last < interval) {
      cancelNext = nextFrame(step)
      return
    }
    cancelNext = null
    last = Date.now()
    run()
  }
  return {
    call() {
      cancelNext ??= nextFrame(step)
    },
    cancel() {
      cancelNext?.()
      cancelNext = null
    },
  }
}

function nextFrame(run: () => void): () => void {
  if (typeof requestAnimationFrame === 'function') {
    const id = requestAnimationFrame(run)
    return () => cancelAnimationFrame(id)
  }
  const id = setTimeout(run, 16)
  return () => clearTimeout(id)
}
