import { createAds } from '@view-site/store-ui/ads'
import { env } from '../env.ts'

/** The ads of this site: what was read is there for the next route. */
export const ads = createAds({ baseUrl: env.apiUrl })
