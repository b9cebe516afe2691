/** The site, for faults that show only in its build. */
export const site = ['@view-site/site']

/** Every published package. */
export const everyPackage = ['./packages/*']

/** A page with demos and an API table. */
export const button = 'content/view-ui-plus/component/base/button'

/** `vitest run` of one package. */
export function vitest(name: string, args: string): string {
  return `pnpm --filter @view-site/${name} exec vitest run ${args}`
}

/** `playwright test` on the built site. */
export function journey(args: string): string {
  return `pnpm --filter @view-site/e2e exec playwright test ${args}`
}
