/** Replaces `$router`: `to` on a component renders a real link that does not navigate. */
export const inertRouter = {
  resolve: (to: unknown) => ({ href: typeof to === 'string' ? to : '#' }),
  push: () => Promise.resolve(),
  replace: () => Promise.resolve(),
}
