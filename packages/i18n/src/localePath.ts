import { locales, type Locale } from '@view-site/platform/locale'

/** The locales of a site and the paths of its pages in them. The first locale has no prefix: `/price`, `/en-US/price`. */
export interface LocalePaths<Tag extends string = string> {
  /** The locales, the default first. */
  locales: readonly Tag[]
  defaultLocale: Tag
  /** Locale of a path. An unknown prefix (`/fr-FR/price`) is an ordinary path of the default locale. */
  localeOfPath: (path: string) => Tag
  /** The path without its locale: `/en-US/price?a=1` → `/price?a=1`. */
  stripLocale: (path: string) => string
  /** The same page in a locale: `/price` → `/en-US/price`. External URLs, and bare `?…` or `#…`, are unchanged. */
  localizePath: (path: string, locale: string) => string
}

/** Creates the paths of a site from its locales (BCP 47 tags), the default first. Throws if there is none. */
export function createLocalePaths<const Tag extends string>(tags: readonly Tag[]): LocalePaths<Tag> {
  const [defaultLocale, ...prefixed] = tags
  if (defaultLocale === undefined) throw new Error('createLocalePaths: a site needs at least one locale.')
  const localeOfPath = (path: string) => prefixed.find((tag) => isPrefixed(path, tag)) ?? defaultLocale
  const stripLocale = (path: string) => {
    const locale = localeOfPath(path)
    if (locale === defaultLocale) return path
    const rest = path.slice(locale.length + 1)
    return rest.startsWith('/') ? rest : `/${rest}`
  }
  return {
    locales: tags,
    defaultLocale,
    localeOfPath,
    stripLocale,
    localizePath(path, locale) {
      if (!path.startsWith('/') || path.startsWith('//')) return path
      const plain = stripLocale(path)
      if (locale === defaultLocale) return plain
      return `/${locale}${/^\/(?![^?#])/.test(plain) ? plain.slice(1) : plain}`
    },
  }
}

function isPrefixed(path: string, tag: string): boolean {
  return path.startsWith(`/${tag}`) && /^$|^[/?#]/.test(path.slice(tag.length + 1))
}

/** The locales of the product and their paths: Chinese without a prefix, English below `/en-US`. */
export const localePaths = createLocalePaths<Locale>(locales)

/** Locale of a path of the product: `/en-US/price` → `en-US`. An unknown prefix is an ordinary path of the default locale. */
export const localeOfPath = localePaths.localeOfPath

/** The path without its locale: `/en-US/price?a=1` → `/price?a=1`. The route tree only contains such paths. */
export const stripLocale = localePaths.stripLocale

/** The same page in a locale: `/price` → `/en-US/price`. External URLs, and bare `?…` or `#…`, are unchanged. */
export const localizePath: (path: string, locale: Locale) => string = localePaths.localizePath
