export interface WatchOptions {
  /** Sends a ping. */
  ask: () => void
  onSilence: () => void
}

export interface Watch {
  start: () => void
  stop: () => void
  /** Call on every reply. */
  heard: () => void
}

/** Milliseconds between pings. */
const every = 1000

/** Unanswered pings after which the frame counts as stuck. A count, not a timeout: a machine wakes from sleep with at most one new ping. */
const limit = 5

/** Creates a watch that pings repeatedly and calls `onSilence` once when replies stop. */
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
