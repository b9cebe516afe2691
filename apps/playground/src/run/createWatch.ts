export interface WatchOptions {
  /** Sends a ping. */
  ping: () => void
  /** Called once, when replies stop. */
  onSilence: () => void
}

/** Detects that a frame no longer answers. */
export interface Watch {
  /** Starts pinging, or starts again. */
  start: () => void
  stop: () => void
  /** Call on every reply. */
  answered: () => void
}

/** Milliseconds between pings. */
const interval = 1000

/** Unanswered pings after which the frame counts as unresponsive. A count, not a timeout: a machine wakes from sleep with at most one new ping. */
const limit = 5

/** Creates a watch that pings repeatedly and calls `onSilence` once when replies stop. */
export function createWatch({ ping, onSilence }: WatchOptions): Watch {
  let timer: ReturnType<typeof setInterval> | undefined
  let unanswered = 0
  const stop = () => clearInterval(timer)

  function check(): void {
    if (unanswered >= limit) {
      stop()
      onSilence()
      return
    }
    unanswered++
    ping()
  }

  return {
    start() {
      stop()
      unanswered = 0
      timer = setInterval(check, interval)
    },
    stop,
    answered: () => (unanswered = 0),
  }
}
