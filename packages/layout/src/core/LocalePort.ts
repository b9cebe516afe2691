/** One language the visitor can read the app in. */
export interface LocaleOption {
  /** BCP 47 tag, used for `lang` and `hreflang`. */
  value: string
  /** Name of the language in itself: `English`, `简体中文`. */
  label: string
}

/** What the language switch needs. */
export interface LocalePort {
  current: string
  options: readonly LocaleOption[]
  /** Address of a page in a language; the switch is a plain link to it. */
  href(locale: string, fullPath: string): string
  /** Called when the visitor chooses, before the link is followed: the place to store the choice. */
  choose?(locale: string): void
}
