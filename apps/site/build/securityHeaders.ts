import { contentSecurityPolicy, scriptHash } from '@view-site/static-server'

export interface SecurityHeadersOptions {
  /** Whether VAPTCHA checks sign-ins: allows its scripts and connections to its servers. @default false */
  botCheck?: boolean
  /** Address of the API, if it is at another origin. @default '' */
  api?: string
  /** Address of the playground, which pages embed. @default '' */
  playground?: string
  /** Address that page views are posted to, if it is at another origin. @default '' */
  analytics?: string
}

/** Response headers of every page. Allows the site's own script files, the given inline scripts and, with `botCheck`, VAPTCHA's. */
export function securityHeaders(
  inlineScripts: readonly string[],
  { botCheck = false, api = '', playground = '', analytics = '' }: SecurityHeadersOptions = {},
): Record<string, string> {
  const vaptcha = botCheck ? ['https://*.vaptcha.com', 'https://*.vaptcha.net'] : []
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(scriptHash), ...vaptcha],
    // Components position elements with inline styles, which cannot run code.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...vaptcha, ...originsOf([api, analytics])],
    'frame-src': ["'self'", ...originsOf([playground])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    'content-security-policy': contentSecurityPolicy(policy),
    // Addresses can contain a ticket or the token from an email: send only the origin, even to this site's own server.
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
}

/** Origins of the addresses that have one: others are of this site. */
function originsOf(addresses: readonly string[]): string[] {
  return addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)
}
