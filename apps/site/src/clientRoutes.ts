/** Routes with a parameter that only the browser knows: each is one prerendered shell, which a static host serves for all of them. */
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

/** The shell that stands for a path (without its locale), or none when the path is a page of its own. */
export function clientRouteShell(path: string): string | undefined {
  return clientRoutes.find(({ pattern }) => pattern.test(path))?.shell
}
