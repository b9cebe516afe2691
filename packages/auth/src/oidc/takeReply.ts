import type { OidcPage } from './OidcPage.ts'

/** Parameters that a provider adds to the redirect address. */
const replyNames = ['code', 'state', 'iss', 'session_state', 'error', 'error_description', 'error_uri'] as const

/**
 * Returns the provider's reply in the URL, if the page is that of the redirect address, and removes it from the URL at once: the code is not
 * in the history, in referrers or in the requests of the page.
 */
export function takeReply(page: OidcPage, redirectUri: string): URLSearchParams | undefined {
  const url = new URL(page.href)
  const { searchParams } = url
  const target = new URL(redirectUri)
  if (url.origin !== target.origin || url.pathname !== target.pathname) return undefined
  if (!searchParams.has('state') || !(searchParams.has('code') || searchParams.has('error'))) return undefined
  const reply = new URLSearchParams()
  for (const name of replyNames) {
    for (const value of searchParams.getAll(name)) reply.append(name, value)
    searchParams.delete(name)
  }
  page.replace(url.href)
  return reply
}
