import { publicPaths } from './publicPaths.ts'

/** A route with a parameter, of which the build knows no values or only some. */
export interface ClientRoute {
  path: string
  pattern: RegExp
  /** Served for every value that has no page. */
  shell: string
  /** Pages of known values, without a locale. */
  pages: readonly string[]
}

/** Routes with a parameter that is not known at build time: one shell is prerendered for each, and served for every other value. */
export const clientRoutes: readonly ClientRoute[] = [
  '/pay',
  '/reset',
  '/verify',
  '/store/item',
  '/store/doc',
  '/store/pay',
  '/store/release',
  '/user/release',
].map((path) => {
  const pattern = new RegExp(`^${path}/[^/]+$`)
  const shell = `${path}/_`
  return { path, pattern, shell, pages: publicPaths.filter((page) => pattern.test(page) && page !== shell) }
})

/** The shell to serve for a path (without its locale); `undefined` if the path is not a client route, or has a page. */
export function clientRouteShell(path: string): string | undefined {
  return clientRoutes.find(({ pattern, pages }) => pattern.test(path) && !pages.includes(path))?.shell
}
