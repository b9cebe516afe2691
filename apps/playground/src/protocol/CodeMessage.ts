import { isLocale, type Locale } from '@view-site/i18n/product'
import { playgroundCodeType } from '@view-site/vue-demo/playground'
import { fieldsOf } from './fieldsOf.ts'
import { isFiles, mainFile, type Files } from './files.ts'
import { isPage } from './isPage.ts'

/** Maximum characters of all files together, from any source. */
export const sourceLimit = 200_000

/** Modules and components in one folder; not the entry file of a downloaded project. */
const otherName = /^(?!main\.js$)\w[\w-]{0,60}\.(?:js|ts|vue)$/

/** Code from a page that opens the playground, or from a link: its files, and the language of its texts. */
export interface CodeMessage {
  files: Files
  locale: Locale
  /** Path of the demo on the documentation's site, with its hash, if it is one. */
  page?: string | undefined
}

/** Parses a message from another window; undefined if it is malformed or of another type. */
export function parseCodeMessage(data: unknown): CodeMessage | undefined {
  const fields = fieldsOf(data)
  return fields?.['type'] === playgroundCodeType ? parseCode(fields) : undefined
}

/**
 * Parses an untrusted value with the `source` of the component and `others`; undefined if a file or the language is missing, invalid or too
 * long. A path that is not valid is left out.
 */
export function parseCode(value: unknown): CodeMessage | undefined {
  const { source, others, locale, page } = fieldsOf(value) ?? {}
  const files = { [mainFile]: source, ...fieldsOf(others) }
  if (!isFiles(files) || !isAllowed(files) || !isLocale(locale)) return undefined
  return { files, locale, ...(isPage(page) && { page }) }
}

/** The files of code as messages and links name them. */
export function partsOf({ [mainFile]: source = '', ...others }: Files): { source: string; others?: Files } {
  return Object.keys(others).length > 0 ? { source, others } : { source }
}

function isAllowed(files: Files): boolean {
  const [, ...others] = Object.keys(files)
  return others.every((name) => otherName.test(name)) && Object.values(files).join('').length <= sourceLimit
}
