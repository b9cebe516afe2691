import type { TokenClass } from './codeTheme.ts'

/** A piece of a line. */
export interface CodeToken {
  text: string
  className: TokenClass | undefined
}
