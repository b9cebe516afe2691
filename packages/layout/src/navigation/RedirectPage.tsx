import { useEffect } from 'react'
import { useLayout } from '../shared/LayoutContext.tsx'
import { redirectTarget } from './redirectTarget.ts'

/** Props of `RedirectPage`. */
export interface RedirectPageProps {
  /** The route's parameter: JSON, as `redirectTarget` takes it. */
  to: string
  /** Where anything that is no page of this app leads. @default '/404' */
  notFound?: string
}

/** The page of the helper route `redirect/{route}`: goes on at once, and leaves no trace in the history. */
export function RedirectPage({ to, notFound = '/404' }: RedirectPageProps) {
  const { router } = useLayout()
  useEffect(() => router.navigate(redirectTarget(router, to) ?? notFound, { replace: true }), [router, to, notFound])
  return null
}
