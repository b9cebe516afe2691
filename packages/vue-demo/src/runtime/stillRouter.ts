/** Stands where `$router` would in an app: `to` of a component shows a real link and leads nowhere. */
export const stillRouter = {
  resolve: (to: unknown) => ({ href: typeof to === 'string' ? to : '#' }),
  push: () => Promise.resolve(),
  replace: () => Promise.resolve(),
}
