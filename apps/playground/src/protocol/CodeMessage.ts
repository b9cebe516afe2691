import { isLocale, type Locale } from '@view-site/i18n/locale'
import { playgroundCodeType } from '@view-site/vue-demo/playground'
import { fieldsOf } from './fieldsOf.ts'

/** Maximum characters of a component, from any source. */
export const sourceLimit = 200_000

/** What a page sends that opens the playground: a complete `.vue` file, and the language its texts are in. */
export interface CodeMessage {
  source: string
  locale: Locale
}

/** A message from outside as code, or undefined where it is anything else. */
export function parseCodeMessage(data: unknown): CodeMessage | undefined {
  const fields = fieldsOf(data)
  return fields?.['type'] === playgroundCodeType ? parseCode(fields) : undefined
}

/** Source and language of a value from outside, or undefined where either is missing, of another kind or too long. */
export function parseCode(value: unknown): CodeMessage | undefined {
  const { source, locale } = fieldsOf(value) ?? {}
  if (typeof source !== 'string' || source.length > sourceLimit || !isLocale(locale)) return undefined
  return { source, locale }
}
