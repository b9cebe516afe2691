import { distance } from 'fastest-levenshtein'

/** The end of a fix that names what was probably meant: `: perhaps /price or /prizes`; empty where nothing is written nearly alike. */
export function perhaps(written: string, known: Iterable<string>): string {
  const names = nearest(written, known)
  return names.length > 0 ? `: perhaps ${names.join(' or ')}` : ''
}

/** The beginning of a fix that lists all names: `Perhaps you meant :::warning. `; empty where nothing is written nearly alike. */
export function meant(written: string, known: Iterable<string>): string {
  const names = nearest(written, known)
  return names.length > 0 ? `Perhaps you meant ${names.join(' or ')}. ` : ''
}

/** Names that are written nearly alike, the closest first, three at most. */
export function nearest(written: string, known: Iterable<string>): string[] {
  const plain = written.toLowerCase()
  const limit = plain.length < 4 ? 1 : plain.length < 8 ? 2 : 3
  return [...new Set(known)]
    .map((name) => ({ name, steps: stepsTo(plain, name.toLowerCase()) }))
    .filter(({ name, steps }) => steps <= limit && steps < name.length)
    .sort((a, b) => a.steps - b.steps)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** The end of a fix that names routes that are written nearly alike, or end like the one that was meant; empty without any. */
export function nearestRoutes(path: string, routes: readonly string[]): string {
  const pages = routes.filter((route) => route !== '/')
  const last = path.slice(path.lastIndexOf('/'))
  const names = [...new Set([...nearest(path, pages), ...pages.filter((route) => route.endsWith(last))])].slice(0, 3)
  return names.length > 0 ? `: perhaps ${names.join(' or ')}` : ''
}

/** Letters in another order are the most usual mistake, and count as one. */
function stepsTo(written: string, name: string): number {
  const [one, other] = [written, name].map((text) => text.split('').sort().join(''))
  return written !== name && one === other ? 1 : distance(written, name)
}
