export interface WatchOptions {
  /** Asks for a sign of life. */
  ask: () => void
  onSilence: () => void
}

export interface Watch {
  start: () => void
  stop: () => void
  /** A sign of life has come. */
  heard: () => void
}

/** Milliseconds between two questions. */
const every = 1000

/** Questions in a row without an answer that end it. Counted, not timed: a machine that slept has asked only once. */
const limit = 5

/** Asks again and again, and tells once when no answer comes any more. */
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
