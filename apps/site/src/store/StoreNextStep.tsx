import { NextStep } from '@view-site/store-ui/next-step'
import { StoreFrame } from './StoreFrame.tsx'

/** The next step of a signed-in user: to an unpaid order, to licences, or to the prices. */
export function StoreNextStep() {
  return (
    <StoreFrame>
      <NextStep />
    </StoreFrame>
  )
}
