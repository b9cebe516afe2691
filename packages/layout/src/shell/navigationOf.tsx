import type { NavigationProvider } from '@view-site/ui'
import type { ComponentProps } from 'react'
import type { RouterPort } from '../core/RouterPort.ts'

/** What the ui package's links need of a router, made of the layout's port. */
export function navigationOf(router: RouterPort): ComponentProps<typeof NavigationProvider>['navigation'] {
  const { Link } = router
  return {
    Link: ({ to, ...rest }) => <Link href={to} {...rest} />,
    navigate: (to, options) => router.navigate(to, { replace: options?.replace ?? false }),
  }
}
