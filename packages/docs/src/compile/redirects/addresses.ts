import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { plainText } from '../source/readText.ts'
import type { Problem } from '../Problem.ts'
import type { Redirect } from './Redirect.ts'

/** File that lists the routes of all published pages, one a line, relative to the content's root. */
export const addressesFile = 'addresses.txt'

/** Routes that a list names, with their lines in it. */
export type Addresses = ReadonlyMap<string, number>

/** Reads the list of published routes; `undefined` if the site keeps none. */
export async function readAddresses(root: string): Promise<Addresses | undefined> {
  const text = await readFile(join(root, addressesFile), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const lines = plainText(text).split('\n')
  return new Map(lines.flatMap((line, index) => (line.startsWith('/') ? [[line.trim(), index + 1] as const] : [])))
}

/** Reports published pages that are gone without a redirect, and pages that the list does not have yet. */
export function checkAddresses(listed: Addresses, routes: readonly string[], redirects: readonly Redirect[]): Problem[] {
  const found = new Set([...routes, ...redirects.map(({ from }) => from)])
  const gone = [...listed].flatMap(([route, line]): Problem[] => {
    if (found.has(route)) return []
    const fix = `Add \`'${route}': '/new/route'\` to redirects.ts, or restore the page.`
    return [{ file: addressesFile, line, message: `The published page ${route} is gone, and no redirect leads on from it.`, fix }]
  })
  const unlisted = routes.filter((route) => !listed.has(route))
  if (unlisted.length === 0) return gone
  const shown = unlisted.slice(0, 3).join(', ') + (unlisted.length > 3 ? ', …' : '')
  const pages = unlisted.length === 1 ? 'one page is' : `${unlisted.length} pages are`
  const message = `The list of published pages is out of date: ${pages} missing (${shown}).`
  return [...gone, { file: addressesFile, message, fix: 'Run the command `addresses`, which adds them, and commit the file.' }]
}

/** The list with further routes, sorted. Published routes are never removed: their redirects have to stay. */
export function addressesText(listed: Iterable<string>, routes: readonly string[]): string {
  const all = [...new Set([...listed, ...routes])].sort()
  return `${heading}\n${all.join('\n')}\n`
}

const heading = `# Routes of all pages that were ever published. The command \`addresses\` adds new ones.
# The build fails if the page of one of them is gone and redirects.ts does not say where it moved.`
