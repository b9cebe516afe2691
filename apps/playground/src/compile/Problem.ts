/** A problem in the code, with its position if known. */
export interface Problem {
  message: string
  /** Name of the file, if it is not the component that runs. */
  file?: string | undefined
  /** From 1. */
  line?: number | undefined
  /** From 1. */
  column?: number | undefined
}
