import type { AdPlacement } from '@view-site/contract'

export interface AdProps {
  placement: AdPlacement
  /** Id of the page whose content the ad is part of, where it pushes down what follows. */
  inFlowOf?: string
}
