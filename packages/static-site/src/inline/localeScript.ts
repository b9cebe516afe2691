/**
 * Redirects a visitor of an address without a locale to the locale that was chosen before or that the browser prefers. Runs before the
 * first paint. Crawlers and addresses with a locale are never redirected; blocked storage counts as no choice.
 */
export function localeScript(storageKey: string, locales: readonly string[], autoDetect: boolean, base = ''): void {
  const { search, hash } = location
  const pathname = location.pathname.slice(base.length)
  const [main, ...prefixed] = locales
  if (prefixed.some((locale) => `${pathname}/`.startsWith(`/${locale}/`))) return
  if (/bot|crawl|spider|slurp|lighthouse/i.test(navigator.userAgent)) return
  let chosen: string | null | undefined
  try {
    chosen = localStorage.getItem(storageKey)
  } catch {}
  if (!locales.includes(chosen ?? '')) {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- only the source of localeScript itself is in the page
    const languageOf = (tag: string) => tag.toLowerCase().split('-')[0]
    const spoken = autoDetect ? navigator.languages : []
    chosen = spoken.flatMap((one) => locales.filter((tag) => languageOf(tag) === languageOf(one)))[0] ?? main
  }
  if (chosen !== main) location.replace(`${base}/${chosen}${pathname === '/' ? '' : pathname}${search}${hash}`)
}
