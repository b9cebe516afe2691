import { AdSlot, createAds } from '@view-site/store-ui/ads'
import { env } from '../env.ts'
import type { AdProps } from './Ad.tsx'

/** One for the life of the page: what was read is there for the next route. */
const ads = createAds({ baseUrl: env.apiUrl })

/** The ad of a placement of this site. */
export function SiteAd(props: AdProps) {
  return <AdSlot ads={ads} {...props} />
}
