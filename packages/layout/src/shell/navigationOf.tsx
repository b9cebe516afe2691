import type { NavigationProvider } from '@view-site/ui'
import type { ComponentProps } from 'react'
import type { RouterPort } from '../core/RouterPort.ts'

/** Adapts the layout's router port to what the ui package's links need. */
export function navigationOf(router: RouterPort): ComponentProps<typeof NavigationProvider>['navigation'] {
  const { Link } = router
  return {
    Link: ({ to, ...rest }) => <Link href={to} {...rest} />,
    navigate: (to, options) => router.navigate(to, { replace: options?.replace ?? false }),
  }
}
