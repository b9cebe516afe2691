import { useSearch } from '@tanstack/react-router'
import { AccessReport } from '@view-site/layout/access-report'

/** Explains which pages the user cannot see, and why. */
export function PageAccessPage() {
  const { from } = useSearch({ from: '/_work/page-access' })
  return <AccessReport path={from} />
}
