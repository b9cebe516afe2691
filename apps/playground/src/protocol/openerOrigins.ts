const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Origins that may send code to the playground: the configured sites, and on a developer's machine the opener (by `referrer`), if it is
 * also served from a loopback host.
 */
export function openerOrigins(sites: readonly string[], { hostname }: Pick<Location, 'hostname'>, referrer: string): string[] {
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined
  const isNeighbour = from !== undefined && loopback.test(hostname) && loopback.test(from.hostname)
  return [...new Set([...sites, ...(isNeighbour ? [from.origin] : [])])]
}
