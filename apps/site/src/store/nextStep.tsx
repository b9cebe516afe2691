import { Skeleton } from '@view-site/ui'
import { Suspense } from 'react'
import { optionalPart } from '../app/optionalPart.ts'

const StoreNextStep = optionalPart(async () => (await import('./StoreNextStep.tsx')).StoreNextStep)

/** `next` of the account's pages; the store loads when it is shown. */
export const nextStep = (
  <Suspense fallback={<Skeleton width={160} height={40} />}>
    <StoreNextStep />
  </Suspense>
)
