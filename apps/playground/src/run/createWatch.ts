export interface WatchOptions {
  /** Asks for a sign of life. */
  ask: () => void
  onSilence: () => void
}

export interface Watch {
  start: () => void
  stop: () => void
  /** Call on any sign of life. */
  heard: () => void
}

/** Milliseconds between two questions. */
const every = 1000

/** Unanswered pings after which the frame counts as stuck. Counted, not timed: a machine that slept has only pinged once. */
const limit = 5

/** Pings repeatedly, and calls back once when replies stop. */
export function createWatch({ ask, onSilence }: WatchOptions): Watch {
  let timer: ReturnType<typeof setInterval> | undefined
  let unanswered = 0
  const stop = () => clearInterval(timer)

  function look(): void {
    if (unanswered >= limit) {
      stop()
      onSilence()
      return
    }
    unanswered++
    ask()
  }

  return {
    start() {
      stop()
      unanswered = 0
      timer = setInterval(look, every)
    },
    stop,
    heard: () => (unanswered = 0),
  }
}
