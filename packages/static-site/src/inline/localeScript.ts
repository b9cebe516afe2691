/**
 * Redirects a visitor of an address without a locale to the locale that was chosen before or that the browser prefers. Runs before the
 * first paint. Crawlers and addresses with a locale are never redirected; blocked storage counts as no choice.
 */
export function localeScript(storageKey: string, prefix: string, autoDetect: boolean): void {
  const { pathname, search, hash } = location
  if (pathname === prefix || pathname.startsWith(`${prefix}/`)) return
  if (/bot|crawl|spider|slurp|lighthouse/i.test(navigator.userAgent)) return
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem(storageKey)
  } catch {
    chosen = null
  }
  if (chosen !== 'zh-CN' && chosen !== 'en-US') {
    const spoken = autoDetect ? navigator.languages.map((language) => language.toLowerCase().split('-')[0]) : []
    chosen = spoken.find((language) => language === 'zh' || language === 'en') === 'en' ? 'en-US' : 'zh-CN'
  }
  if (chosen === 'en-US') location.replace(prefix + (pathname === '/' ? '' : pathname) + search + hash)
}
