import { lazy, Suspense } from 'react'
import { useHydrated } from '../pages/useHydrated.ts'

const LogPage = lazy(async () => ({ default: (await import('@view-site/layout/log-page')).LogPage }))

/** What happened in this browser page; a prerendered page has seen nothing yet. */
export function SystemLogPage() {
  return useHydrated() && <Suspense>{<LogPage />}</Suspense>
}
