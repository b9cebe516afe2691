/** The clock of this thread: its time does not pass. */
export interface Clock {
  /** Whether code asked for the time since this was set to `false`. */
  wasRead: boolean
  /** In ms since 1970. */
  time: number
}

/** Replaces `Date` by one that shows the time of a clock, which formats without a date show too. */
export function openClock(time: number): Clock {
  const clock: Clock = { wasRead: false, time }
  const now = () => {
    clock.wasRead = true
    return clock.time
  }
  const Original = Date
  globalThis.Date = new Proxy(Original, {
    construct: (target, values, newTarget) => Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
    apply: () => new Original(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  formatNow(now)
  return clock
}

/** Lets formats of dates show a time where code gives them none: their own is that of the system. */
function formatNow(now: () => number): void {
  const { prototype } = Intl.DateTimeFormat
  const { format, formatToParts } = Object.getOwnPropertyDescriptors(prototype)
  Object.defineProperties(prototype, {
    format: {
      ...format,
      get(this: Intl.DateTimeFormat) {
        const own = format.get?.call(this)
        return (date: Date | number = now()) => own?.(date)
      },
    },
    formatToParts: {
      ...formatToParts,
      value(this: Intl.DateTimeFormat, date: Date | number = now()) {
        return formatToParts.value?.call(this, date)
      },
    },
  })
}
