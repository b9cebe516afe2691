/** A piece of code in a page. */
export interface CodeBlock {
  /** Path as it is told to the author. */
  file: string
  /** Line of the code's first line in that file, from 1. */
  line: number
  language: string
  /** File that the reader puts the code into. */
  title?: string
  /** Whether it is a piece of a whole: then only its syntax is checked. */
  isPart: boolean
  code: string
}
