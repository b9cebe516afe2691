import { lazy, Suspense } from 'react'
import { useHydrated } from '../../pages/useHydrated.ts'

const LogPage = lazy(async () => ({ default: (await import('@view-site/layout/log-page')).LogPage }))

/** The log of this browser page; empty when prerendered. */
export function SystemLogPage() {
  return useHydrated() && <Suspense>{<LogPage />}</Suspense>
}
