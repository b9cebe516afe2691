/**
 * URL of a demo by its path on the documentation's site; undefined without a path, and for one that leads to another origin: the path may
 * be from a link of unknown origin.
 */
export function demoAddress(home: string, page: string | undefined): string | undefined {
  if (page === undefined || !URL.canParse(page, home)) return undefined
  const { origin, href } = new URL(page, home)
  return origin === new URL(home).origin ? href : undefined
}
