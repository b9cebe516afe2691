/** The page's address, and how to replace it without a new history entry. */
export interface AddressBar {
  readonly href: string
  replace(href: string): void
}

/**
 * Gives the `token` query parameter and takes it out of the address at once, so that no request, history entry, referrer or
 * analytics event carries it. Everything else of the address stays.
 */
export function takeTokenFromAddress(address: AddressBar): string | undefined {
  const url = new URL(address.href)
  if (!url.searchParams.has('token')) return undefined
  const token = url.searchParams.get('token')
  // Taken out as text: searchParams would rewrite how the other parameters are encoded.
  const rest = url.search
    .slice(1)
    .split('&')
    .filter((pair) => new URLSearchParams(pair).get('token') === null)
  url.search = rest.join('&')
  address.replace(url.href)
  return token || undefined
}

/** The browser's own address bar; on a server there is none, and nothing in it. */
export function browserAddress(): AddressBar {
  return {
    get href() {
      return globalThis.location?.href ?? 'about:blank'
    },
    replace: (href) => history.replaceState(history.state, '', href),
  }
}
