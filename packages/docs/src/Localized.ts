import type { Locale } from '@view-site/i18n'

/** One value for each locale; a missing locale fails the type check. */
export type Localized<T = string> = Readonly<Record<Locale, T>>
