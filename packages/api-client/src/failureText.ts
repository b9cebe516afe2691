import type { Locale } from '@view-site/contract'
import type { ApiErrorKind } from './ApiError.ts'
import { failureTexts } from './texts.ts'

/** A failure that needs a message, as the server has sent none. */
export interface CallFailure {
  kind: ApiErrorKind
  url: string
  status?: number | undefined
}

/** The texts of failures: built-in ones in a locale, and an app's own ones, which take precedence. */
export interface TextOptions {
  locale: () => Locale
  texts?: ((failure: CallFailure) => string | undefined) | undefined
}

/** The message of a failure without a reply. */
export function failureText(kind: 'timeout' | 'network', url: string, { texts, locale }: TextOptions): string {
  return texts?.({ kind, url }) ?? failureTexts[kind][locale()]
}
