import { isLocale, type Locale } from '@view-site/i18n/locale'
import { playgroundCodeType } from '@view-site/vue-demo/playground'
import { fieldsOf } from './fieldsOf.ts'

/** Maximum characters of a component, from any source. */
export const sourceLimit = 200_000

/** Message from a page that opens the playground: a complete `.vue` file, and the language of its texts. */
export interface CodeMessage {
  source: string
  locale: Locale
}

/** Parses a message from another window; undefined if it is malformed or of another type. */
export function parseCodeMessage(data: unknown): CodeMessage | undefined {
  const fields = fieldsOf(data)
  return fields?.['type'] === playgroundCodeType ? parseCode(fields) : undefined
}

/** Parses source and language of an untrusted value; undefined if either is missing, invalid or too long. */
export function parseCode(value: unknown): CodeMessage | undefined {
  const { source, locale } = fieldsOf(value) ?? {}
  if (typeof source !== 'string' || source.length > sourceLimit || !isLocale(locale)) return undefined
  return { source, locale }
}
