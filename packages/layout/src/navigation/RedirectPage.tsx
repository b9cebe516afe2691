import { useEffect } from 'react'
import { useLayout } from '../common/LayoutContext.tsx'
import { redirectTarget } from './redirectTarget.ts'

/** Props of `RedirectPage`. */
export interface RedirectPageProps {
  /** The route's parameter: JSON, as `redirectTarget` takes it. */
  to: string
  /** Where it redirects if the target is no page of this app. @default '/404' */
  notFound?: string
}

/** The page of the helper route `redirect/{route}`: redirects at once and leaves no history entry. */
export function RedirectPage({ to, notFound = '/404' }: RedirectPageProps) {
  const { router } = useLayout()
  useEffect(() => router.navigate(redirectTarget(router, to) ?? notFound, { replace: true }), [router, to, notFound])
  return null
}
