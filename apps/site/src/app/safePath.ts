const here = 'http://this.site'

/**
 * A path of this site, or undefined: other sites (`//host`, `https://…`, `/\host`), other schemes and control characters are
 * refused, so that no redirect leaves the site.
 */
export function safePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return undefined
  const url = URL.parse(value, here)
  return url?.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined
}
