const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Origins that may hand code to the playground: the sites it is made for, and on a developer's own machine the page that opened
 * it, as `referrer` names it, when that is on the same machine too, by whichever name.
 */
export function openerOrigins(sites: readonly string[], { hostname }: Pick<Location, 'hostname'>, referrer: string): string[] {
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined
  const isNeighbour = from !== undefined && loopback.test(hostname) && loopback.test(from.hostname)
  return [...new Set([...sites, ...(isNeighbour ? [from.origin] : [])])]
}
