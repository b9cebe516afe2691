/** A deliberate fault of a call. */
export interface Fault {
  /** HTTP status to reply with instead. */
  status?: number | undefined
  /** Business code to reply with instead. */
  code?: number | undefined
  /** Body to reply with instead of an envelope. */
  body?: string | undefined
  /** Delay in milliseconds. */
  latencyMs?: number | undefined
  /** Closes the connection without a reply. */
  drop?: boolean | undefined
  /** Number of calls to hit. @default all */
  times?: number | undefined
}

/** Faults by short path of a call; `*` matches every call. */
export interface Faults {
  set(path: string, fault: Fault): void
  clear(): void
  /** The fault for this call, if any; decrements its count. */
  take(path: string): Fault | undefined
}

/** Keeps faults in the memory of this process. */
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
