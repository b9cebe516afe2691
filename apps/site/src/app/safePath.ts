const here = 'http://this.site'

/**
 * Returns the value if it is a path of this site, else undefined: rejects other sites (`//host`, `https://…`, `/\host`), other schemes and
 * control characters, so that no redirect leaves the site.
 */
export function safePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return undefined
  const url = URL.parse(value, here)
  return url?.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined
}
