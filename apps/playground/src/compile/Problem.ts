/** What is wrong with the code, and where in the file if that is known. */
export interface Problem {
  message: string
  /** From 1. */
  line?: number | undefined
  /** From 1. */
  column?: number | undefined
}
