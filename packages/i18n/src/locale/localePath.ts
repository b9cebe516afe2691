/** The locales of a site, and functions for its paths in them. The first locale has no prefix: `/price`, `/en-US/price`. */
export interface LocalePaths<Tag extends string = string> {
  /** The locales, the default first. */
  locales: readonly Tag[]
  defaultLocale: Tag
  /** Base path of the site without a trailing slash: `/docs`; empty at the root of its origin. */
  base: string
  /** Locale of a URL path. An unknown prefix (`/fr-FR/price`) is an ordinary path of the default locale. */
  localeOfPath: (path: string) => Tag
  /** The path without base and locale: `/en-US/price?a=1` → `/price?a=1`. */
  stripLocale: (path: string) => string
  /** URL path of a page in a locale: `/price` → `/en-US/price`. External URLs, and bare `?…` or `#…`, are unchanged. */
  localizePath: (path: string, locale: string) => string
}

/** Options of {@link createLocalePaths}. */
export interface CreateLocalePathsOptions {
  /** Base path of the site: `/docs/`. No page's path may begin with it. @default `/` */
  base?: string
}

/** Creates the path functions of a site from its locales (BCP 47 tags), the default first. Throws if there are none. */
export function createLocalePaths<const Tag extends string>(
  tags: readonly Tag[],
  options: CreateLocalePathsOptions = {},
): LocalePaths<Tag> {
  const [defaultLocale, ...prefixed] = tags
  if (defaultLocale === undefined) throw new Error('createLocalePaths: a site needs at least one locale.')
  const base = (options.base ?? '').replace(/\/$/, '')
  const stripBase = (path: string) => (base !== '' && isPrefixed(path, base) ? rooted(path.slice(base.length)) : path)
  const localeOfPath = (path: string) => prefixed.find((tag) => isPrefixed(stripBase(path), `/${tag}`)) ?? defaultLocale
  const stripLocale = (path: string) => {
    const inside = stripBase(path)
    const locale = localeOfPath(inside)
    return locale === defaultLocale ? inside : rooted(inside.slice(locale.length + 1))
  }
  return {
    locales: tags,
    defaultLocale,
    base,
    localeOfPath,
    stripLocale,
    localizePath(path, locale) {
      if (!path.startsWith('/') || path.startsWith('//')) return path
      const plain = stripLocale(path)
      if (locale === defaultLocale) return base + plain
      return `${base}/${locale}${/^\/(?![^?#])/.test(plain) ? plain.slice(1) : plain}`
    },
  }
}

function rooted(path: string): string {
  return path.startsWith('/') ? path : `/${path}`
}

function isPrefixed(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && /^$|^[/?#]/.test(path.slice(prefix.length))
}
