/** Routes with a parameter that is not known at build time: one shell is prerendered for each, and served for every value. */
export const clientRoutes: readonly { path: string; pattern: RegExp; shell: string }[] = [
  '/pay',
  '/reset',
  '/verify',
  '/store/item',
  '/store/doc',
  '/store/pay',
  '/store/release',
  '/user/release',
].map((path) => ({
  path,
  pattern: new RegExp(`^${path}/[^/]+$`),
  shell: `${path}/_`,
}))

/** The shell to serve for a path (without its locale); `undefined` if the path is not a client route. */
export function clientRouteShell(path: string): string | undefined {
  return clientRoutes.find(({ pattern }) => pattern.test(path))?.shell
}
