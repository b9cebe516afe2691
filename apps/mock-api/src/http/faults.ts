/** What goes wrong with a call on purpose. */
export interface Fault {
  /** HTTP status to answer instead of the call. */
  status?: number | undefined
  /** Business code to answer instead of the call. */
  code?: number | undefined
  /** Text to answer instead of an envelope. */
  body?: string | undefined
  /** Milliseconds to wait first. */
  latencyMs?: number | undefined
  /** Cut the connection without an answer. */
  drop?: boolean | undefined
  /** How many calls it hits; without a number all of them. */
  times?: number | undefined
}

/** Faults by short path of a call; `*` hits every call. */
export interface Faults {
  set(path: string, fault: Fault): void
  clear(): void
  /** The fault that hits this call now, counted down. */
  take(path: string): Fault | undefined
}

/** Faults in memory of this process. */
export function createFaults(): Faults {
  const faults = new Map<string, Fault>()
  return {
    set: (path, fault) => void faults.set(path, fault),
    clear: () => faults.clear(),
    take: (path) => {
      const key = faults.has(path) ? path : '*'
      const fault = faults.get(key)
      if (fault?.times === undefined) return fault
      if (fault.times <= 1) faults.delete(key)
      else faults.set(key, { ...fault, times: fault.times - 1 })
      return fault
    },
  }
}
