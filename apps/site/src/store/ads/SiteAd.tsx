import { AdSlot } from '@view-site/store-ui/ads'
import type { AdProps } from './AdProps.ts'
import { ads } from './ads.ts'

/** The ad of a placement of this site. */
export function SiteAd(props: AdProps) {
  return <AdSlot ads={ads} {...props} />
}
