/** A problem in the code, with its position if known. */
export interface Problem {
  message: string
  /** From 1. */
  line?: number | undefined
  /** From 1. */
  column?: number | undefined
}
