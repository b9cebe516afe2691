/** A piece of code in a page. */
export interface CodeBlock {
  /** Path as shown to the author. */
  file: string
  /** Line in that file at which the code starts, from 1. */
  line: number
  language: string
  /** File in the reader's project that the code belongs to. */
  title?: string
  /** Whether it is a fragment: then only its syntax is checked. */
  isPart: boolean
  code: string
}
