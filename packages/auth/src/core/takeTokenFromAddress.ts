/** The page's URL, and a function that replaces it without a new history entry. */
export interface AddressBar {
  readonly href: string
  replace(href: string): void
}

/**
 * Returns the `token` query parameter and removes it from the URL immediately, so that no request, history entry, referrer or analytics
 * event contains it. The rest of the URL does not change.
 */
export function takeTokenFromAddress(address: AddressBar): string | undefined {
  const url = new URL(address.href)
  if (!url.searchParams.has('token')) return undefined
  const token = url.searchParams.get('token')
  // Edited as text: searchParams would change the encoding of the other parameters.
  const rest = url.search
    .slice(1)
    .split('&')
    .filter((pair) => new URLSearchParams(pair).get('token') === null)
  url.search = rest.join('&')
  address.replace(url.href)
  return token || undefined
}

/** The browser's address bar; empty on a server. */
export function browserAddress(): AddressBar {
  return {
    get href() {
      return globalThis.location?.href ?? 'about:blank'
    },
    replace: (href) => history.replaceState(history.state, '', href),
  }
}
