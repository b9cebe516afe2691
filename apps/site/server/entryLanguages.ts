import type { IncomingHttpHeaders } from 'node:http'
import { defaultLocale, isLocale, locales, type Locale } from '@view-site/i18n/product'
import { localeCookie } from '../src/app/localeCookie.ts'

/** Request headers, besides the encoding, that the response at `/` depends on. */
export const entryVary = 'accept-language, cookie, sec-fetch-site'

/** User agents of search engines and audits, which request each language at its own address. */
export const crawlers = 'bot|crawl|spider|slurp|lighthouse'

/** The default language is at `/` itself. */
export const otherLocales = locales.filter((locale) => locale !== defaultLocale)

/** Languages that `/` redirects to, each with the expression for the `Accept-Language` headers that prefer it. */
export type EntryLanguages = Partial<Record<Locale, string>>

/**
 * Expressions without look-ahead, which Caddy's do not have. Weights are ignored: browsers list their languages in order.
 * @param detect Whether the browser's languages decide; if not, only a choice does.
 */
export function entryLanguages(detect: boolean): EntryLanguages {
  return detect
    ? Object.fromEntries(otherLocales.map((locale) => [locale, `^(?:${ofNone(locale)}[^,]*,\\s*)*${codeOf(locale)}(?:[-;,]|$)`]))
    : {}
}

/** The locale that `/` redirects a visitor to; undefined for crawlers and for visitors who prefer the default locale or come from a page of the site. */
export function entryLocale(headers: IncomingHttpHeaders, languages: EntryLanguages): Locale | undefined {
  if (new RegExp(crawlers, 'i').test(headers['user-agent'] ?? '') || headers['sec-fetch-site'] === 'same-origin') return undefined
  const chosen = new RegExp(`(?:^|; *)${localeCookie}=([^;]*)`).exec(headers.cookie ?? '')?.[1]
  if (chosen !== undefined) return isLocale(chosen) && chosen !== defaultLocale ? chosen : undefined
  const accepted = headers['accept-language'] ?? ''
  return otherLocales.find((locale) => new RegExp(languages[locale] ?? '$^', 'i').test(accepted))
}

function codeOf(locale: Locale): string {
  return locale.split('-')[0] ?? locale
}

/** Matches the first characters of a language that is none of the site's others. No white space: each header is matched in one way only. */
function ofNone(locale: Locale): string {
  const others = locales.filter((one) => one !== locale).map(codeOf)
  const firsts = [...new Set(others.map((code) => code.charAt(0)))]
  const seconds = firsts.map(
    (first) =>
      `${first}[^,${others
        .filter((code) => code.startsWith(first))
        .map((code) => code.charAt(1))
        .join('')}]`,
  )
  return `(?:[^,\\s${firsts.join('')}]|${seconds.join('|')})`
}
