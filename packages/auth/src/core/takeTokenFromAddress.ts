/** The page's address, and how to replace it without a new history entry. */
export interface AddressBar {
  readonly href: string
  replace(href: string): void
}

/**
 * Returns the `token` query parameter and removes it from the address at once, so that no request, history entry, referrer or
 * analytics event contains it. The rest of the address stays.
 */
export function takeTokenFromAddress(address: AddressBar): string | undefined {
  const url = new URL(address.href)
  if (!url.searchParams.has('token')) return undefined
  const token = url.searchParams.get('token')
  // Removed as text: searchParams would change the encoding of the other parameters.
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
