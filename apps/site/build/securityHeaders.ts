import { contentSecurityPolicy, scriptHash } from '@view-site/static-server'

export interface SecurityHeadersOptions {
  /** VAPTCHA checks who signs in: its scripts may run and ask its servers. @default false */
  botCheck?: boolean
  /** Address of the API, if it is another origin's. @default '' */
  api?: string
  /** Where page views are posted to, if to another origin. @default '' */
  analytics?: string
}

/** Response headers of every page. Scripts are the site's own files and the inline ones whose hashes stand here, nothing else. */
export function securityHeaders(
  inlineScripts: readonly string[],
  { botCheck = false, api = '', analytics = '' }: SecurityHeadersOptions = {},
): Record<string, string> {
  const vaptcha = botCheck ? ['https://*.vaptcha.com', 'https://*.vaptcha.net'] : []
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(scriptHash), ...vaptcha],
    // Components place elements by inline styles; a style cannot run code.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      ...vaptcha,
      ...[api, analytics].filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    'content-security-policy': contentSecurityPolicy(policy),
    // Of an address with a ticket or the token of a mail in it, not even this site's own requests tell more than the origin.
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
}
