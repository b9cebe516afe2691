import { join } from 'node:path'

import type { Redirects } from '../../define/defineRedirects.ts'
import type { Problem } from '../Problem.ts'
import { lineIn } from '../source/lineIn.ts'
import { nearestRoutes } from '../suggest.ts'
import type { Redirect } from './Redirect.ts'
import { redirectsFile } from './redirectsFile.ts'

/** What redirects are checked against. */
export interface RedirectTargets {
  /** Folder of the content. */
  root: string
  /** Routes of pages and sections, and those outside of the collection. */
  routes: ReadonlySet<string>
  /** Removes the locale of a path. */
  stripLocale: (path: string) => string
}

/** Follows each redirect to its final target, through pages that moved several times. Reports and leaves out those that lead nowhere. */
export function resolveRedirects(written: Redirects, { root, routes, stripLocale }: RedirectTargets, problems: Problem[]): Redirect[] {
  const report = (from: string, message: string, fix: string) =>
    void problems.push({ file: redirectsFile, ...lineIn(join(root, redirectsFile), [from]), message, fix })
  return Object.entries(written).flatMap(([from, to]): Redirect[] => {
    if (!isRoute(from) || stripLocale(from) !== from) {
      report(from, `"${from}" is not the route of a page.`, 'Write it from the root, without a locale, a query or an anchor: /guide/start.')
      return []
    }
    if (routes.has(from)) {
      report(from, `There is a page at ${from}, so its redirect is never used.`, 'Take the redirect out, or move the page.')
      return []
    }
    const target = follow(to, written)
    if (target === undefined) {
      report(from, `The redirect of ${from} leads back to itself.`, 'Let one of the routes lead to a page.')
      return []
    }
    const path = pathOf(target)
    if (/^https?:\/\/[^\s"'$\\{}]+$/.test(target) || routes.has(path)) return [{ from, to: target }]
    report(
      from,
      `The redirect of ${from} leads to ${target}, and there is no such page.`,
      `Correct the address${nearestRoutes(path, [...routes])}.`,
    )
    return []
  })
}

/** Characters that no server configuration gives a meaning. */
function isRoute(path: string): boolean {
  return /^(?:\/[\p{L}\p{N}_.~-]+)+$/u.test(path)
}

/** Where a target leads in the end; `undefined` for a loop. An anchor stays unless a later redirect has its own. */
function follow(target: string, written: Redirects, seen: ReadonlySet<string> = new Set()): string | undefined {
  const path = pathOf(target)
  const next = Object.hasOwn(written, path) ? written[path] : undefined
  if (next === undefined) return target
  if (seen.has(path)) return undefined
  return follow(next.includes('#') ? next : next + target.slice(path.length), written, new Set([...seen, path]))
}

/** A target without its anchor. */
export function pathOf(target: string): string {
  return target.split('#', 1)[0] ?? target
}
