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
  /**
   * Address of a page in a language; the switch is a plain link to it. Left out where addresses carry no language: the switch is
   * a button.
   */
  href?(locale: string, fullPath: string): string
  /** Called when the visitor chooses, before a link is followed: store the choice here, or change the language in place. */
  choose?(locale: string): void
}
