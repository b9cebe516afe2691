import { isLocale, type Locale } from '@view-site/i18n/product'
import { playgroundCodeType } from '@view-site/vue-demo/playground'
import { fieldsOf } from './fieldsOf.ts'

/** Maximum characters of a component, from any source. */
export const sourceLimit = 200_000

/** Maximum characters of a demo's path. */
const pageLimit = 500

/** Message from a page that opens the playground: a complete `.vue` file, and the language of its texts. */
export interface CodeMessage {
  source: string
  locale: Locale
  /** Path of the demo on the documentation's site, with its hash, if it is one. */
  page?: string | undefined
}

/** Parses a message from another window; undefined if it is malformed or of another type. */
export function parseCodeMessage(data: unknown): CodeMessage | undefined {
  const fields = fieldsOf(data)
  return fields?.['type'] === playgroundCodeType ? parseCode(fields) : undefined
}

/** Parses an untrusted value; undefined if source or language is missing, invalid or too long. A path that is not valid is left out. */
export function parseCode(value: unknown): CodeMessage | undefined {
  const { source, locale, page } = fieldsOf(value) ?? {}
  if (typeof source !== 'string' || source.length > sourceLimit || !isLocale(locale)) return undefined
  return { source, locale, ...(isPage(page) && { page }) }
}

/** Whether a value can be the path of a demo. */
export function isPage(value: unknown): value is string {
  return typeof value === 'string' && value.length <= pageLimit && value.startsWith('/')
}
