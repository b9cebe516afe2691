import { Skeleton } from '@view-site/ui'
import { lazy, Suspense } from 'react'

const StoreNextStep = lazy(async () => ({ default: (await import('./StoreNextStep.tsx')).StoreNextStep }))

/** `next` of the account's pages; the store loads when it is shown. */
export const nextStep = (
  <Suspense fallback={<Skeleton width={160} height={40} />}>
    <StoreNextStep />
  </Suspense>
)
