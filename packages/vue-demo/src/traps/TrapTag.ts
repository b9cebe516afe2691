import type { Locale } from '@view-site/i18n/product'
import type { TagPart } from '../tags/checkTag.ts'
import type { Trap } from './TrapCase.ts'

/** A tag of a template, and what is around it and in it. */
export interface TrapTag<Part extends TagPart = TagPart> {
  /** What `tagName` returns. */
  name: string
  parts: readonly Part[]
  /** Names of the tags around it in the file. */
  ancestors: readonly string[]
  /** Names of the tags in its content, at any depth. */
  content: readonly string[]
  /** Whether the default slot is filled. */
  hasContent: boolean
}

/** A trap in a tag. */
export interface TrapProblem<Part extends TagPart = TagPart> {
  /** Name of the rule. */
  rule: string
  trap: Trap
  /** The part to report; without it, the whole tag. */
  part?: Part
  /** The message. */
  text: Readonly<Record<Locale, string>>
  /** What to write instead of the part. */
  fix?: string
}
