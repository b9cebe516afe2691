import { maxSatisfying, minSatisfying, minVersion, satisfies } from 'semver'
import type { MatrixCase } from './MatrixRecord.ts'

export interface CasesOptions {
  router: string
  /** Every version of the router in the registry. */
  versions: readonly string[]
  /** The range whose minors are tried. It may be wider than the peer range, which follows what passes. */
  candidates: string
  /** Every version of React in the registry. */
  reacts: readonly string[]
  /** Ranges of React that the layout and the router accept. */
  reactRanges: readonly string[]
}

/**
 * The lowest and the latest patch of each minor of a router: the lowest with the lowest React, the latest with the lowest and with the latest
 * React. Throws if no React is accepted by both.
 */
export function casesOf({ router, versions, candidates, reacts, reactRanges }: CasesOptions): MatrixCase[] {
  const accepted = reacts.filter((one) => reactRanges.every((range) => satisfies(one, range)))
  const [lowestReact, latestReact] = [minSatisfying(accepted, '*'), maxSatisfying(accepted, '*')]
  if (lowestReact === null || latestReact === null) throw new Error(`No version of React is accepted by all of ${reactRanges.join(', ')}.`)
  const minors = new Set(versions.filter((one) => satisfies(one, candidates)).map(minorOf))
  return [...minors].flatMap((minor) => {
    const [lowest, latest] = [minSatisfying([...versions], `~${minor}.0`), maxSatisfying([...versions], `~${minor}.0`)]
    if (lowest === null || latest === null) return []
    const pairs = [
      [lowest, lowestReact],
      [latest, lowestReact],
      [latest, latestReact],
    ] as const
    const distinct = new Map(pairs.map(([version, react]) => [`${version} ${react}`, { router, version, react }]))
    return [...distinct.values()]
  })
}

/** `1.170` of `1.170.46` or `~1.170.46`. */
export function minorOf(version: string): string {
  const { major, minor } = minVersion(version) ?? { major: 0, minor: 0 }
  return `${major}.${minor}`
}
