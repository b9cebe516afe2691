import type { Diagnostic } from '@codemirror/lint'
import type { Locale } from '@view-site/i18n/product'

/** A trap of the library in the code, in the languages of the page. */
export interface Trap {
  message: string
  /** Line of its first character, from 1. */
  line: number
  /** URL of its explanation. */
  address: string
  /** Text of the link to it. */
  more: string
  /** What the editor shows. */
  diagnostic: Diagnostic
}

/** Finds the traps that the documentation describes, in the order of the code; none in code that cannot be parsed. */
export type FindTraps = (source: string, options: FindTrapsOptions) => readonly Trap[]

/** Options of {@link FindTraps}. */
export interface FindTrapsOptions {
  locale: Locale
  /** Origin of the documentation. */
  home: string
}
