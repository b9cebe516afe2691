import type { Locale } from '@view-site/i18n/product'
import type { Constant } from '../tags/constantValues.ts'

/** A trap that the documentation describes. */
export interface Trap {
  /** The page below `view-ui-plus/`. */
  page: string
  /** The id with which the trap ends on the page, in both languages: what a link to it has behind `#`. */
  id: string
}

/** Names a trap of the documentation. */
export function trap(page: string, id: string): Trap {
  return { page, id }
}

/** Whether a constant is the one that a case is about. */
export type ConstantTest = (value: Constant) => boolean

/**
 * Code in which a trap can be seen: every condition holds. Parts of a tag are named `prop`, `v-model`, `v-model:prop`, `@event`, `#slot`,
 * `v-directive`; `a|b` means one of them. A prop that is bound to `false` counts as
 * absent, except for `prop=`.
 */
export interface TrapCase {
  trap: Trap
  /** Components, or elements, whose tags are checked. Without it, every tag. */
  tags?: readonly string[]
  /** The part to report; without it, the tag. */
  part?: string
  /** What a constant value of the part fulfils. */
  value?: ConstantTest
  /** What the part's expression, or its static text, matches. */
  expression?: RegExp
  /** What the initial value of the `ref` bound with `v-model` matches, as it is written in the script. */
  initial?: RegExp
  /** What the function that is passed matches, as it is written in the script or in the template. */
  handler?: RegExp
  /** The slot is filled under a condition. */
  hasCondition?: true
  /** A modifier that the part has: `lazy` in `v-model.lazy`. */
  modifier?: string
  /** Parts that are present too, and what their values fulfil. */
  with?: Readonly<Record<string, true | ConstantTest>>
  /** Parts that are absent. A tag with `v-bind` or `v-on` of an object may have any of them, so it is not reported. */
  without?: readonly string[]
  /** One of these tags is around this tag, in the same file. */
  inside?: readonly string[]
  /** One of these tags is in the content. */
  contains?: readonly string[]
  /** None of these tags is in the content. */
  containsNo?: readonly string[]
  /** The default slot is filled. */
  hasContent?: true
  /** The message; `{value}` is the value of the part, `{part}` its name, `{tag}` the component. */
  text: Readonly<Record<Locale, string>>
  /** What to write instead of the part, where that is safe. It gets the constant value. */
  fix?: (value: string) => string | undefined
}

/** A rule: the traps of one kind, which are turned on and off together. */
export interface TrapRule {
  /** Its name in `eslint-plugin-view-ui-plus`, without the prefix. */
  name: string
  /** What the rule does, beginning with a verb. */
  description: Readonly<Record<Locale, string>>
  /** `warn`: the code may be intended. */
  severity: 'error' | 'warn'
  cases: readonly TrapCase[]
}
